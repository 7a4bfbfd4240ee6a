/// The state of a store: of a whole app, or of a part of it.
///
///     struct AppState: State {
///       var counter = 0
///     }
public protocol StateType {}

/// The name under which apps conform to `StateType`.
public typealias State = StateType
