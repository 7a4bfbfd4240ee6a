import TestSupport
import Testing

@Suite struct RepoSearchViewTests {
  @Test("RK-20 a view that loads later binds then, once, to the reactor that it has then")
  func loads() {
    let played = play(
      """
      @reactor repo-search
      &bind
      &bind
      & searchField type "zustand"
      ? query == null
      &load
      &load
      ? query == zustand
      +idle
      ? view.list.rows == ["pmndrs/zustand"]
      ? $calls.search.1 missing
      """)
    #expect(played.failures == [])
    #expect(played.diagnostics == [])
    #expect(played.actions.count { $0 == "updateQuery" } == 1)
  }

  @Test("GS-15 scrolling close to the end loads the next page")
  func scrolls() {
    let played = play(
      """
      @reactor repo-search latency=0ms
      &load
      &bind
      & searchField type "swift"
      +idle
      & list scrollToEnd
      +idle
      ? view.list.rows.19 exists
      & list scroll 339
      +idle
      ? view.list.rows.20 missing
      & list scroll 340
      +idle
      ? view.list.rows.20 exists
      """)
    #expect(played.failures == [])
    #expect(played.diagnostics == [])
  }

  @Test("GS-16 selecting a row deselects it and opens the repository")
  func selects() {
    let played = play(
      """
      @reactor repo-search
      &load
      &bind
      & searchField type "zustand"
      +idle
      & list select 0
      ? view.list.selectedRows == []
      """)
    #expect(played.failures == [])
    #expect(played.diagnostics == [])
    #expect(played.frames.contains { $0.hasSuffix("& open https://github.com/pmndrs/zustand") })
  }

  @Test("GS-17 the list renders at each state")
  func renders() {
    let played = play(
      """
      @reactor repo-search
      &load
      &bind
      & searchField type "zustand"
      +idle
      ? view.list.rows == ["pmndrs/zustand"]
      ? view.list.reloadCount == 3
      & searchField clear
      ? view.list.rows == []
      ? view.list.reloadCount == 5
      """)
    #expect(played.failures == [])
  }
}
