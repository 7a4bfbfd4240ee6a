import Observables
import ReduxStores

/// Logs each action and passes it on.
struct LoggingMiddleware: Middleware {
  let log: (String) -> Void

  func on(_ store: Store<AppState>, action: any Action, next: @escaping (any Action) -> Void) -> any Disposable {
    log("\(action)")
    next(action)
    return Disposables.create()
  }
}
