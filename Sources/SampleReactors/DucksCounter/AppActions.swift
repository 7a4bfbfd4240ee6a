import ReduxStores

struct IncreaseAction: Action {}
struct DecreaseAction: Action {}

/// Resets the counter without notifying the subscribers, who receive the change with the next action.
struct ResetAction: IgnorableAction {}

/// Actions need not be structs.
enum CounterAction: Action, Decodable {
  case add(Int)
  case subtract(Int)
}

/// Requests the user of a name; `LoginMiddleware` handles the action.
struct LogInAction: Action {
  let name: String
}

/// A user is being requested.
struct LoadingAction: Action {}

/// The user was received.
struct LoadedAction: Action {
  let name: String
}

/// The request for the user failed.
struct LoadErrorAction: Action {
  let error: any Error
}

/// An action that no reducer and no middleware knows.
struct ShareAction: Action {}

extension ActionCreator {
  /// Counts up by one, or down.
  static func count(up: Bool) -> any Action { up ? IncreaseAction() : DecreaseAction() }
}
