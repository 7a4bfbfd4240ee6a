import TestSupport
import Testing

@Suite struct RepoSearchSystemRegistrationTests {
  @Test("RX-30 a view shows the search, and what is typed and scrolled comes back")
  func shows() {
    let played = play(
      """
      @reactor search-feedback latency=30ms
      &load
      &bind
      =1s
      & searchField type redux
      =1030ms
      ? view.list.rows.9 exists
      & list scrollToEnd
      ? view.activityIndicator.isAnimating == true
      +idle
      ? view.list.rows.10 exists
      """)
    #expect(played.failures == [])
    #expect(played.diagnostics == [])
  }
}
