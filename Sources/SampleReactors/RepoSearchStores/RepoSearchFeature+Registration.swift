import ComposableStores
import Playback

extension RepoSearchFeature {
  /// `@reactor search-as-store latency=100ms`: port `search`.
  static func register(in catalog: Catalog) {
    catalog.store(
      "search-as-store", view: page,
      { stage in
        Store(initialState: State(), reducer: RepoSearchFeature(search: RepoSearchService(on: stage).search))
      },
      cases: { cases in
        cases("updateQuery", Action.updateQuery)
        cases("loadNextPage", Action.loadNextPage)
      })
  }

  private static func page(of store: Store<State, Action>) -> RepoSearchPage {
    RepoSearchPage(
      states: store.observable, updateQuery: { [store] in store.send(.updateQuery($0)) },
      loadNextPage: { [store] in store.send(.loadNextPage) })
  }
}
