import ReduxStores

/// The state of the ducks' counter: a number, and an independent user.
struct AppState: State, Equatable {
  var counter = 0
  var user = UserState()
}

extension Store where State == AppState {
  /// The store that every part of an app can access.
  static let shared = Store(reducer: AppReducer(), state: AppState())
}

/// The user, who may be logged in.
struct UserState: State, Equatable {
  var loggedIn = false
  var isLoading = false
  var failure: String?
}
