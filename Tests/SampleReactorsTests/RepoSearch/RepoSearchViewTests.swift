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

  @Test("GS-14 what is typed is throttled: the first text at once, the last one when 300 ms are over")
  func throttles() {
    let played = play(
      """
      @reactor repo-search latency=10ms
      &load
      &bind
      =1s
      & searchField type a
      =1100ms
      & searchField type ab
      =1200ms
      & searchField type abc
      =1350ms
      & searchField type abcd
      +idle
      """)
    #expect(played.failures == [])
    #expect(
      played.frames.filter { $0.contains("> updateQuery") } == [
        #"0ms > updateQuery """#, #"1000ms > updateQuery "a""#, #"1300ms > updateQuery "abc""#,
        #"1600ms > updateQuery "abcd""#,
      ])
  }

  @Test("GS-05, GS-14 a text that is held back cancels nothing: each text that is let through in time is answered")
  func answersWhileTyping() {
    let keys = ["r", "re", "rea", "reac", "react", "reacto", "reactor"].enumerated()
      .map { "=\(1000 + 200 * $0)ms\n& searchField type \($1)\n" }.joined()
    let played = play("@reactor repo-search latency=250ms\n&load\n&bind\n\(keys)+idle")
    #expect(played.failures == [])
    #expect(!played.frames.contains { $0.contains(" x search") })
    #expect(
      played.frames.filter { $0.contains(" < search") } == [
        "1250ms < search#1", "1550ms < search#2", "1850ms < search#3", "2150ms < search#4", "2450ms < search#5",
        "2750ms < search#6",
      ])
    #expect(played.frames.first { $0.contains("& list [") }?.hasPrefix("1250ms") == true)
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

  @Test("GS-15 a list without height has no end in sight")
  func hasNoHeight() {
    let played = play(
      """
      @reactor repo-search latency=0ms
      &load
      &bind
      & list resize 0
      updateQuery zustand
      +idle
      ? nextPage == 2
      & list scrollToEnd
      & list scroll 0
      ? $calls.search.1 missing
      & list resize 1
      & list scrollToEnd
      ? $calls.search.1.page == 2
      +idle
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
    #expect(
      played.frames.suffix(5).dropLast() == [
        #"400ms & list ["pmndrs/zustand"]"#, "400ms & list.selectedRows [0]", "400ms & list.selectedRows []",
        "400ms & open https://github.com/pmndrs/zustand",
      ])
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
      +idle
      ? view.list.rows == []
      ? view.list.reloadCount == 5
      """)
    #expect(played.failures == [])
  }
}
