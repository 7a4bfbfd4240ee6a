import ReduxStores

/// A store of the app's state that counts from zero.
func makeStore(_ middlewares: any MiddlewareType...) -> Store<AppState> {
  Store(reducer: AppReducer(), state: AppState(), middlewares: middlewares)
}

extension Store where State == AppState {
  static let shared = Store(reducer: AppReducer(), state: AppState())
}
