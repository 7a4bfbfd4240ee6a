import TestSupport
import Testing

@Suite struct RepoSearchServiceTests {
  @Test(
    "GS-13: a failure is told, and is an empty page",
    arguments: ["search-as-store", "search-as-ducks"])
  func fails(name: String) {
    let played = play(
      """
      @reactor \(name) latency=30ms
      ! search fail 403 x1
      updateQuery zustand
      ? $errors == 1
      ? repos == []
      updateQuery zustand
      +29ms
      ? repos == []
      +1ms
      ? repos == ["pmndrs/zustand"]
      """)
    #expect(played.failures == [])
    #expect(played.diagnostics == [])
  }

  @Test("GS-12: no query makes no call", arguments: ["nil", "\"\""])
  func asksNothing(query: String) {
    #expect(play("@reactor search-as-store\nupdateQuery \(query)\n? $calls == {}").failures == [])
    #expect(play("@reactor search-as-ducks\nupdateQuery \(query)\n? $calls == {}").failures == [])
  }
}
