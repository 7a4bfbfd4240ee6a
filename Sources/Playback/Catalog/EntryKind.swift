/// The architecture of an entry.
public enum EntryKind: String, Sendable {
  /// Action, mutation and state.
  case reactor
  /// The composable architecture.
  case composableStore = "composable store"
  /// Redux.
  case reduxStore = "redux store"

  /// The noun for it in messages.
  var noun: String { self == .reactor ? "reactor" : "store" }

  /// The method of the catalog that registers one.
  var registration: String {
    switch self {
    case .reactor: "reactor"
    case .composableStore: "store"
    case .reduxStore: "reduxStore"
    }
  }
}
