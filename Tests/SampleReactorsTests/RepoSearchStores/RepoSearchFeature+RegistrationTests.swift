import TestSupport
import Testing

@Suite struct RepoSearchFeatureRegistrationTests {
  @Test("CA-06: a page shows the store, and what is typed and scrolled comes back")
  func shows() {
    let played = play(
      """
      @reactor search-as-store
      &bind
      & searchField type redux
      +idle
      & list scrollToEnd
      +idle
      ? view.list.rows.10 exists
      ? $calls.search.1.page == 2
      """)
    #expect(played.failures == [])
    #expect(played.diagnostics == [])
  }

  @Test func `what effects send has no name in scripts`() {
    #expect(play("@reactor search-as-store\nsetQuery x").diagnostics.first?.contains("unknown action") == true)
  }
}
