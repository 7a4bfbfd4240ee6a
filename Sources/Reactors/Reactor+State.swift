import Observables

extension Reactor {
  /// Returns the values at a key path of the state: the current one, then each that differs from the one before.
  ///
  ///     state         s(1)-s(1)-s(2)-s(2)-s(1)-
  ///     state(\.n)    1---------2---------1----
  public func state<Value: Equatable>(_ path: KeyPath<State, Value>) -> Observable<Value> {
    state.map { $0[keyPath: path] }.distinctUntilChanged()
  }
}
