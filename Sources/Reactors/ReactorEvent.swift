/// An event that a trace of a reactor reports.
public enum ReactorEvent<R: Reactor> {
  /// An action is about to be processed, before `action` delivers it and `mutate` is called.
  case action(R.Action)
  /// A mutation is about to be reduced; its state comes next.
  case mutation(R.Mutation)
  /// A state was emitted, as `transform(state:)` returned it.
  case state(R.State)
  /// The state that was just emitted assigned a pulse, with its path in the state, such as `alertMessage`, and its
  /// value.
  ///
  /// The first state that a trace receives reports no pulses: there is no earlier state to compare it with.
  case pulse(path: String, value: Any)
  /// The mutations of an action ended in an error, which nothing else reports (RK-13).
  case error(any Error, action: R.Action)
  /// The stream of states ended: no action changes anything any more (RK-14). The error is nil if the stream completed.
  case terminated((any Error)?)
}
