import ReduxStores

/// What the ducks' counter is about: a number, and a user beside it who has nothing to do with it.
struct AppState: State, Equatable {
  var counter = 0
  var user = UserState()
}

extension Store where State == AppState {
  /// The one that every part of an app may reach.
  static let shared = Store(reducer: AppReducer(), state: AppState())
}

/// Whether somebody is logged in.
struct UserState: State, Equatable {
  var loggedIn = false
  var isLoading = false
  var failure: String?
}
