/// What a trace of a reactor tells.
public enum ReactorEvent<R: Reactor> {
  /// An action is processed now; the subscribers of `action` and `mutate` come next.
  case action(R.Action)
  /// A mutation is reduced now; its state comes next.
  case mutation(R.Mutation)
  /// A state was emitted, as `transform(state:)` left it.
  case state(R.State)
  /// The state that was just emitted assigned a pulse: its path in the state, such as `alertMessage`, and its value.
  ///
  /// The first state that a trace hears of tells none: who assigned them is not known.
  case pulse(path: String, value: Any)
  /// The mutations of an action ended in an error, which nobody else hears of (RK-13).
  case error(any Error, action: R.Action)
  /// The stream of states ended: no action changes anything any more (RK-14). The error is nil if it completed.
  case terminated((any Error)?)
}
