import Observables
import ReduxStores

/// Lets the counter go no further than a limit: at the limit it swallows `IncreaseAction`.
struct LimitMiddleware: Middleware {
  let limit: Int

  func on(_ store: Store<AppState>, action: any Action, next: @escaping (any Action) -> Void) -> any Disposable {
    if !(action is IncreaseAction) || store.currentState.counter < limit { next(action) }
    return Disposables.create()
  }
}
