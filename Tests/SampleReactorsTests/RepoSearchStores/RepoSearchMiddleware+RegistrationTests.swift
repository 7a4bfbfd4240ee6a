import TestSupport
import Testing

@Suite struct RepoSearchMiddlewareRegistrationTests {
  @Test("RD-08: a page shows the store, and what is typed and scrolled comes back")
  func shows() {
    let played = play(
      """
      @reactor search-as-ducks
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
}
