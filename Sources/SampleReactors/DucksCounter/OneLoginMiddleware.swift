import Observables
import ReduxStores

/// Lets nobody log in twice, in a store of a user alone.
///
/// The store of the whole app has another state, so that everything passes through there.
struct OneLoginMiddleware: Middleware {
  func on(_ store: Store<UserState>, action: any Action, next: @escaping (any Action) -> Void) -> any Disposable {
    if !(action is LogInAction) || !store.currentState.loggedIn { next(action) }
    return Disposables.create()
  }
}
