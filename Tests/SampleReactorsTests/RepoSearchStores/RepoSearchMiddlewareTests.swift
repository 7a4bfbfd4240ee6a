import Observables
import ReduxStores
import Testing

@testable import SampleReactors

@Suite struct RepoSearchMiddlewareTests {
  private let pages = PublishSubject<RepoPage>()

  private func store(_ state: RepoSearchState = RepoSearchState()) -> Store<RepoSearchState> {
    Store(
      reducer: RepoSearchReducer(), state: state,
      middlewares: RepoSearchMiddleware(search: { [pages] _, _ in pages.take(1) }))
  }

  @Test func `RD-18: a query is set at once, its hits later`() {
    let store = store()
    store.dispatch(RepoSearchAction.updateQuery("a"))
    #expect(store.currentState == RepoSearchState(query: "a"))
    #expect(store.effectsInFlight == 1)
    pages.onNext(RepoPage(repos: ["a/1"], nextPage: 2))
    #expect(store.currentState == RepoSearchState(query: "a", repos: ["a/1"], nextPage: 2))
    #expect(store.effectsInFlight == 0)
  }

  @Test func `RD-17: a new query swallows the one that is on its way, and ends the load of a page`() {
    let store = store(RepoSearchState(query: "a", repos: ["a/1"], nextPage: 2))
    var swallowed: [String] = []
    let trace = store.trace { event in
      if case .swallowed(let action, let middleware) = event { swallowed.append("\(action) by \(middleware)") }
    }
    defer { trace.dispose() }
    var isLoading: [Bool] = []
    let states = store.specifyState(\.isLoadingNextPage).subscribe(onNext: { isLoading.append($0) })
    defer { states.dispose() }

    store.dispatch(RepoSearchAction.loadNextPage)
    store.dispatch(RepoSearchAction.updateQuery("b"))
    store.dispatch(RepoSearchAction.updateQuery("c"))
    pages.onNext(RepoPage(repos: ["c/1"], nextPage: nil))
    #expect(store.currentState == RepoSearchState(query: "c", repos: ["c/1"]))
    #expect(isLoading == [false, true, false])
    #expect(swallowed == [#"updateQuery(Optional("b")) by RepoSearchMiddleware"#])
    store.dispatch(RepoSearchAction.loadNextPage)
    #expect(swallowed.last == "loadNextPage by RepoSearchMiddleware")
    #expect(store.effectsInFlight == 0)
  }

  @Test func `RD-21: a store that goes gives the search up`() {
    do {
      let store = store()
      store.dispatch(RepoSearchAction.updateQuery("a"))
      #expect(pages.hasObservers)
    }
    #expect(!pages.hasObservers)
  }
}
