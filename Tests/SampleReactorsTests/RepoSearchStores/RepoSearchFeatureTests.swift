import ComposableStores
import Observables
import Testing

@testable import SampleReactors

@Suite(.reportedFailures) struct RepoSearchFeatureTests {
  private func store(
    _ state: RepoSearchState = RepoSearchState(), _ search: @escaping (String?, Int) -> Observable<RepoPage>
  ) -> TestStore<RepoSearchState, RepoSearchFeature.Action> {
    TestStore(initialState: state, reducer: RepoSearchFeature(search: search))
  }

  @Test func `CA-17: a query is set, then its hits are`() {
    let store = store { query, page in .just(RepoPage(repos: ["\(query ?? "-")/\(page)"], nextPage: page + 1)) }
    store.send(.updateQuery("a"))
    store.receive(.setQuery("a")) { $0.query = "a" }
    store.receive(.setRepos(["a/1"], nextPage: 2)) {
      $0.repos = ["a/1"]
      $0.nextPage = 2
    }
    store.send(.loadNextPage)
    store.receive(.setLoadingNextPage(true)) { $0.isLoadingNextPage = true }
    store.receive(.appendRepos(["a/2"], nextPage: 3)) {
      $0.repos = ["a/1", "a/2"]
      $0.nextPage = 3
    }
    store.receive(.setLoadingNextPage(false)) { $0.isLoadingNextPage = false }
  }

  @Test func `CA-29: a new query ends the load of a page, whose flag clears before the query is set`() {
    let store = store(RepoSearchState(query: "a", repos: ["a/1"], nextPage: 2)) { query, _ in
      query == "a" ? .never() : .just(RepoPage(repos: [], nextPage: nil))
    }
    store.send(.loadNextPage)
    store.receive(.setLoadingNextPage(true)) { $0.isLoadingNextPage = true }
    store.send(.loadNextPage)
    store.send(.updateQuery("b"))
    store.receive(.setLoadingNextPage(false)) { $0.isLoadingNextPage = false }
    store.receive(.setQuery("b")) { $0.query = "b" }
    store.receive(.setRepos([], nextPage: nil)) {
      $0.repos = []
      $0.nextPage = nil
    }
    store.send(.loadNextPage)
  }
}
