import TestSupport
import Testing

@Suite struct RepoSearchServiceTests {
  @Test(
    "GS-13: a failure is told, and is an empty page",
    arguments: ["repo-search", "search-as-store", "search-as-ducks", "search-feedback"])
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

  @Test("GS-11: a reply that tells the next page itself is refused")
  func refuses() {
    let played = play(
      #"""
      @reactor repo-search
      ! search reply {"repos":["a/1"],"nextPage":7}
      updateQuery a
      """#)
    #expect(
      played.diagnostics == [
        #"""
        error: the reply of port 'search' is no RepoReply: reply: unknown key 'nextPage'
         --> x.reel:2:16
        2 | ! search reply {"repos":["a/1"],"nextPage":7}
          |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ there is: repos
        """#
      ])
  }
}
