import TestSupport
import Testing

@Suite struct RepoSearchReactorTests {
  @Test func `a new query cancels the request in flight`() {
    #expect(
      play(
        """
        @reactor repo-search
        ! search reply {"repos":["ReactiveX/RxSwift"],"nextPage":2} after 100ms
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

  @Test(arguments: ["nil", "\"\""]) func `no query makes no call`(query: String) {
    let played = play(
      "@reactor repo-search\nupdateQuery swift\n+idle\nupdateQuery \(query)\n? repos == []\n? nextPage == null\n? $calls.search.1 missing"
    )
    #expect(played.failures == [])
  }

  @Test func `the next page is appended, once at a time`() {
    #expect(
      play(
        """
        @reactor repo-search
        ! search reply {"repos":["a/a"],"nextPage":2} x1
        ! search reply {"repos":["b/b"],"nextPage":null} after 5ms x1 when {"page":2}
        updateQuery q
        loadNextPage
        loadNextPage
        +idle
        loadNextPage
        """
      ).frames.dropFirst(5) == [
        "0ms ~ setRepos  repos.+0: \"a/a\"  nextPage: null -> 2", "0ms > loadNextPage",
        "0ms ~ setLoadingNextPage  isLoadingNextPage: false -> true", #"0ms @ search#2 {"query":"q","page":2}"#,
        "0ms > loadNextPage", "5ms < search#2", #"5ms ~ appendRepos  repos.+1: "b/b"  nextPage: 2 -> null"#,
        "5ms ~ setLoadingNextPage  isLoadingNextPage: true -> false", "5ms > loadNextPage",
        #"5ms = {"query":"q","repos":["a/a","b/b"],"nextPage":null,"isLoadingNextPage":false}"#,
      ])
  }

  @Test func `a failure gives an empty result and an error`() {
    let played = play("@reactor repo-search\n! search fail 503 x1\nupdateQuery q")
    #expect(
      played.frames.dropFirst(3) == [
        #"0ms @ search#1 {"query":"q","page":1}"#, #"0ms < search#1 fail "503""#, #"0ms ! updateQuery "search: 503""#,
        "0ms ~ setRepos", #"0ms = {"query":"q","repos":[],"nextPage":null,"isLoadingNextPage":false}"#,
      ])
    #expect(played.failures == [])
  }

  @Test func `throttle lets the first and the last query of a span through`() {
    let played = play(
      """
      @reactor repo-search throttle=300ms latency=0ms
      updateQuery a
      +100ms
      updateQuery ab
      +100ms
      updateQuery abc
      loadNextPage
      +idle
      ? query == abc
      """)
    #expect(
      played.frames.filter { $0.contains("search#") && $0.contains("@") }.map { String($0.prefix(40)) } == [
        #"0ms @ search#1 {"query":"a","page":1}"#, #"200ms @ search#2 {"query":"a","page":2}"#,
        #"300ms @ search#3 {"query":"abc","page":1"#,
      ])
    #expect(played.failures == [])
  }
}
