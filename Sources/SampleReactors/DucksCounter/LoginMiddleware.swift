import Observables
import ReduxStores

/// Asks a service for the user of a `LogInAction`, and passes on what came of that in place of the action.
struct LoginMiddleware: Middleware {
  let logIn: (_ name: String) -> Observable<String>

  func on(_ store: Store<AppState>, action: any Action, next: @escaping (any Action) -> Void) -> any Disposable {
    guard let action = action as? LogInAction else {
      next(action)
      return Disposables.create()
    }
    store.dispatch(LoadingAction())
    return logIn(action.name)
      .subscribe(
        onNext: { next(LoadedAction(name: $0)) },
        onError: { next(LoadErrorAction(error: $0)) })
  }
}
