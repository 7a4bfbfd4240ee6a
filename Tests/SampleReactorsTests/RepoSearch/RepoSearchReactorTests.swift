import Observables
import TestSupport
import Testing

@testable import SampleReactors

@Suite struct RepoSearchReactorTests {
  @Test("GS-04, GS-05 a query is shown at once and cancels the request of the one before")
  func cancels() {
    #expect(
      play(
        """
        @reactor repo-search
        ! search reply {"repos":["ReactiveX/RxSwift"]} after 100ms
        updateQuery React
        +50ms
        updateQuery Rx
        """
      ).frames == [
        #"0ms = {"query":null,"repos":[],"nextPage":null,"isLoadingNextPage":false}"#, #"0ms > updateQuery "React""#,
        #"0ms ~ setQuery  query: null -> "React""#, #"0ms @ search#1 {"query":"React","page":1}"#,
        #"50ms > updateQuery "Rx""#, "50ms x search#1", #"50ms ~ setQuery  query: "React" -> "Rx""#,
        #"50ms @ search#2 {"query":"Rx","page":1}"#, "150ms < search#2",
        #"150ms ~ setRepos  repos.+0: "ReactiveX/RxSwift"  nextPage: null -> 2"#,
        #"150ms = {"query":"Rx","repos":["ReactiveX/RxSwift"],"nextPage":2,"isLoadingNextPage":false}"#,
      ])
  }

  @Test("GS-12 no query makes no call", arguments: ["nil", "\"\""])
  func asksNothing(query: String) {
    let played = play(
      "@reactor repo-search\nupdateQuery swift\n+idle\nupdateQuery \(query)\n? repos == []\n? nextPage == null\n? $calls.search.1 missing"
    )
    #expect(played.failures == [])
  }

  @Test("GS-07, GS-08 and GS-10 the next page is appended, once at a time, while there is one")
  func appends() {
    #expect(
      play(
        """
        @reactor repo-search
        ! search reply {"repos":["a/a"]} x1
        ! search reply {"repos":["b/b"]} after 5ms x1 when {"page":2}
        ! search reply {"repos":[]} x1 when {"page":3}
        updateQuery q
        loadNextPage
        loadNextPage
        +idle
        loadNextPage
        +idle
        loadNextPage
        """
      ).frames.dropFirst(5) == [
        "0ms ~ setRepos  repos.+0: \"a/a\"  nextPage: null -> 2", "0ms > loadNextPage",
        "0ms ~ setLoadingNextPage  isLoadingNextPage: false -> true", #"0ms @ search#2 {"query":"q","page":2}"#,
        "0ms > loadNextPage", "5ms < search#2", #"5ms ~ appendRepos  repos.+1: "b/b"  nextPage: 2 -> 3"#,
        "5ms ~ setLoadingNextPage  isLoadingNextPage: true -> false", "5ms > loadNextPage",
        "5ms ~ setLoadingNextPage  isLoadingNextPage: false -> true", #"5ms @ search#3 {"query":"q","page":3}"#,
        "5ms < search#3", "5ms ~ appendRepos  nextPage: 3 -> null",
        "5ms ~ setLoadingNextPage  isLoadingNextPage: true -> false", "5ms > loadNextPage",
        #"5ms = {"query":"q","repos":["a/a","b/b"],"nextPage":null,"isLoadingNextPage":false}"#,
      ])
  }

  @Test("GS-13 a failure gives an empty result and an error")
  func fails() {
    let played = play("@reactor repo-search\n! search fail 503 x1\nupdateQuery q")
    #expect(
      played.frames.dropFirst(3) == [
        #"0ms @ search#1 {"query":"q","page":1}"#, #"0ms < search#1 fail "503""#, #"0ms ! updateQuery "search: 503""#,
        "0ms ~ setRepos", #"0ms = {"query":"q","repos":[],"nextPage":null,"isLoadingNextPage":false}"#,
      ])
    #expect(played.failures == [])
  }

  @Test("GS-13 a failure of the first page takes away the list of the query before, and its next page")
  func failsOverAList() {
    let played = play(
      """
      @reactor repo-search
      ! search reply {"repos":["a/1","a/2"]} x1
      ! search fail 403 x1
      updateQuery a
      +idle
      updateQuery b
      +idle
      ? {"query":"b","repos":[],"nextPage":null,"isLoadingNextPage":false}
      loadNextPage
      ? $calls.search.2 missing
      """)
    #expect(played.failures == [])
    #expect(played.frames.contains(#"0ms ~ setRepos  repos.-0: "a/1"  repos.-1: "a/2"  nextPage: 2 -> null"#))
  }

  @Test("GS-13 a failure on a later page keeps the list and ends paging")
  func failsLater() {
    let played = play(
      """
      @reactor repo-search
      ! search reply {"repos":["a/1"]} x1
      ! search fail 403 x1
      updateQuery a
      +idle
      loadNextPage
      +idle
      ? {"repos":["a/1"],"nextPage":null,"isLoadingNextPage":false}
      loadNextPage
      ? $calls.search.2 missing
      """)
    #expect(played.failures == [])
  }

  @Test("GS-11 the backend tells no next page: behind a page with hits is one, an empty page is the last")
  func ends() {
    let played = play(
      """
      @reactor repo-search
      ! search reply {"repos":["a/1"]} x1
      ! search reply {"repos":[]} x1
      updateQuery a
      +idle
      ? nextPage == 2
      loadNextPage
      +idle
      ? {"repos":["a/1"],"nextPage":null}
      loadNextPage
      ? $calls.search.2 missing
      """)
    #expect(played.failures == [])
  }

  @Test("GS-06, GS-09 the load of a page that a query cancels clears its flag before the query is set")
  func cancelsPage() {
    let played = play(
      """
      @reactor repo-search
      ! search reply {"repos":["a/1"]} when {"query":"a","page":1}
      updateQuery a
      +idle
      loadNextPage
      updateQuery b
      """)
    #expect(
      played.frames.dropFirst(5).prefix(8) == [
        #"0ms ~ setRepos  repos.+0: "a/1"  nextPage: null -> 2"#, "0ms > loadNextPage",
        "0ms ~ setLoadingNextPage  isLoadingNextPage: false -> true", #"0ms @ search#2 {"query":"a","page":2}"#,
        #"0ms > updateQuery "b""#, "0ms x search#2", "0ms ~ setLoadingNextPage  isLoadingNextPage: true -> false",
        #"0ms ~ setQuery  query: "a" -> "b""#,
      ])
  }

  @Test(
    "GS-01 a query is a text or none", arguments: [("swift", #""swift""#), ("nil", "null"), (#""nil""#, #""nil""#)])
  func decodes(word: String, query: String) {
    #expect(play("@reactor repo-search\nupdateQuery \(word)\n? query == \(query)").failures == [])
  }

  @Test("GS-02, GS-03 mutations with and without labels make states")
  func reduces() {
    let reactor = RepoSearchReactor(search: { _, _ in .never() })
    var state = reactor.initialState
    #expect(state.query == nil && state.repos == [] && state.nextPage == nil && !state.isLoadingNextPage)
    for mutation: RepoSearchReactor.Mutation in [
      .setQuery("a"), .setRepos(["a/1"], nextPage: 2), .appendRepos(["a/2", "a/1"], nextPage: nil),
      .setLoadingNextPage(true),
    ] {
      state = reactor.reduce(state: state, mutation: mutation)
    }
    #expect(state.query == "a" && state.repos == ["a/1", "a/2", "a/1"] && state.nextPage == nil)
    #expect(state.isLoadingNextPage)
  }
}
