/// An event in the trace of a store.
public enum StoreEvent<State: StateType> {
  /// An action was dispatched; the first middleware comes next. The cause is the action whose middleware dispatched it
  /// synchronously, if any.
  case dispatched(any Action, cause: (any Action)?)
  /// A middleware passed on an action of another type than it received; the next middleware comes next.
  case replaced(any Action, by: any Action, middleware: String)
  /// An action was reduced to a state; the subscribers come next, unless the action is ignorable.
  case reduced(any Action, state: State, isIgnorable: Bool)
  /// A middleware released `next` without calling it: the action has no effect.
  case swallowed(any Action, middleware: String)
}
