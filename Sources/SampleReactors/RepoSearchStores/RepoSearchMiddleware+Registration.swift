import Playback
import ReduxStores

extension RepoSearchMiddleware {
  /// `@reactor search-as-ducks latency=100ms`: port `search`.
  static func register(in catalog: Catalog) {
    catalog.reduxStore(
      "search-as-ducks", view: page,
      { stage in
        Store(
          reducer: RepoSearchReducer(), state: RepoSearchState(),
          middlewares: RepoSearchMiddleware(search: RepoSearchService(on: stage).search))
      },
      actions: { actions in actions(RepoSearchAction.self) })
  }

  private static func page(of store: Store<RepoSearchState>) -> RepoSearchPage {
    RepoSearchPage(
      states: store.state, updateQuery: { [store] in store.dispatch(RepoSearchAction.updateQuery($0)) },
      loadNextPage: { [store] in store.dispatch(RepoSearchAction.loadNextPage) })
  }
}
