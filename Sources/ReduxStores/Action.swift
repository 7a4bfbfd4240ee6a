/// A request to a store: a value of any type that conforms.
///
/// Actions are open. A reducer or a middleware that does not know an action leaves it alone.
///
///     struct IncreaseAction: Action {}
public protocol Action {}

/// An action that changes the state without telling the subscribers.
///
/// The reducer gets it like any other, and `currentState` shows the change at once. The next ordinary action publishes
/// both changes.
public protocol IgnorableAction: Action {}
