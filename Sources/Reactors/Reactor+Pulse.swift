import Observables

extension Reactor {
  /// The values of a pulse: the one now, then one for each state in which it was assigned anew (RK-32).
  ///
  ///     state  a--a'--a'--b'--|      a' is a assigned again
  ///     pulse  a--a-------b---|
  ///
  /// A pulse that one reduction assigns several times emits its last value once. Every subscriber begins with the value now.
  public func pulse<Value>(_ transform: @escaping (State) throws -> Pulse<Value>) -> Observable<Value> {
    state.map(transform).distinctUntilChanged(\.valueUpdatedCount).map(\.value)
  }
}
