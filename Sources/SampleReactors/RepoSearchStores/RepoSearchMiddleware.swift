import Observables
import ReduxStores

/// The search of `repo-search` as a middleware. It dispatches the immediate changes of an action, and passes on the
/// last change instead of the action.
///
/// A query that a later one cancels leads to no more changes: the middleware swallows it. It also swallows
/// `loadNextPage` if there is nothing to load.
struct RepoSearchMiddleware: Middleware {
  let search: (_ query: String?, _ page: Int) -> Observable<RepoPage>
  private let newQuery = PublishSubject<Void>()

  init(search: @escaping (_ query: String?, _ page: Int) -> Observable<RepoPage>) {
    self.search = search
  }

  func on(
    _ store: Store<RepoSearchState>, action: any Action, next: @escaping (any Action) -> Void
  ) -> any Disposable {
    switch action as? RepoSearchAction {
    case .updateQuery(let query): return updateQuery(query, store, next)
    case .loadNextPage: return loadNextPage(store, next)
    case nil:
      next(action)
      return Disposables.create()
    }
  }

  private func updateQuery(
    _ query: String?, _ store: Store<RepoSearchState>, _ next: @escaping (any Action) -> Void
  ) -> any Disposable {
    newQuery.onNext(())
    store.dispatch(RepoSearchChange.setQuery(query))
    return search(query, 1)
      .take(until: newQuery)
      .subscribe(onNext: { next(RepoSearchChange.setRepos($0.repos, nextPage: $0.nextPage)) })
  }

  private func loadNextPage(
    _ store: Store<RepoSearchState>, _ next: @escaping (any Action) -> Void
  ) -> any Disposable {
    let state = store.currentState
    guard !state.isLoadingNextPage, let page = state.nextPage else { return Disposables.create() }
    store.dispatch(RepoSearchChange.setLoadingNextPage(true))
    return search(state.query, page)
      .take(until: newQuery)
      .subscribe(
        onNext: { [weak store] in store?.dispatch(RepoSearchChange.appendRepos($0.repos, nextPage: $0.nextPage)) },
        onCompleted: { next(RepoSearchChange.setLoadingNextPage(false)) })
  }
}
