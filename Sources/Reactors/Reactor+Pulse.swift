import Observables

extension Reactor {
  /// Returns the values of a pulse: the current one, then one for each state in which it was assigned again (RK-32).
  ///
  ///     state  a--a'--a'--b'--|      a' is a assigned again
  ///     pulse  a--a-------b---|
  ///
  /// A pulse that one reduction assigns several times emits its last value once. Every subscriber first receives the
  /// current value.
  public func pulse<Value>(_ transform: @escaping (State) throws -> Pulse<Value>) -> Observable<Value> {
    state.map(transform).distinctUntilChanged(\.valueUpdatedCount).map(\.value)
  }
}
