import Observables
import ReduxStores

/// Requests the user of a `LogInAction` from a service, and passes on the result instead of the action.
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
