import Observables
import ReduxStores

/// Limits the counter: swallows `IncreaseAction` at the limit.
struct LimitMiddleware: Middleware {
  let limit: Int

  func on(_ store: Store<AppState>, action: any Action, next: @escaping (any Action) -> Void) -> any Disposable {
    if !(action is IncreaseAction) || store.currentState.counter < limit { next(action) }
    return Disposables.create()
  }
}
