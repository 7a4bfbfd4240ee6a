/// A request to a store: a value of any type that conforms.
///
/// Actions are open. A reducer or a middleware that does not know an action leaves it alone.
///
///     struct IncreaseAction: Action {}
public protocol Action {}

/// An action that changes the state without notifying the subscribers.
///
/// The reducer receives it like any other action, and `currentState` shows the change at once. The next ordinary action
/// publishes both changes.
public protocol IgnorableAction: Action {}
