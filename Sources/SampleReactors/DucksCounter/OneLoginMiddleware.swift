import Observables
import ReduxStores

/// Prevents a second login, in stores whose state is only a user.
///
/// The store of the whole app has another state, so every action is passed on there.
struct OneLoginMiddleware: Middleware {
  func on(_ store: Store<UserState>, action: any Action, next: @escaping (any Action) -> Void) -> any Disposable {
    if !(action is LogInAction) || !store.currentState.loggedIn { next(action) }
    return Disposables.create()
  }
}
