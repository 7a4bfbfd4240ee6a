import ReduxStores

struct IncreaseAction: Action {}
struct DecreaseAction: Action {}

/// Begins the counter anew without telling those who follow it: they hear of that with the next action.
struct ResetAction: IgnorableAction {}

/// Actions need not be structs.
enum CounterAction: Action, Decodable {
  case add(Int)
  case subtract(Int)
}

/// Asks for the user of a name; `LoginMiddleware` answers it.
struct LogInAction: Action {
  let name: String
}

/// A user is being asked for.
struct LoadingAction: Action {}

/// The user is there.
struct LoadedAction: Action {
  let name: String
}

/// The user could not be asked for.
struct LoadErrorAction: Action {
  let error: any Error
}

/// No reducer and no middleware knows this one.
struct ShareAction: Action {}

extension ActionCreator {
  /// Counts up by one, or down.
  static func count(up: Bool) -> any Action { up ? IncreaseAction() : DecreaseAction() }
}
