import Observables

extension Store {
  /// The states from now on: `state` without the one at subscription.
  public var newState: Observable<State> { state.skip(1) }

  /// Returns a part of the state at subscription, then its later values; drops repetitions.
  /// - Parameter selector: A closure or a key path that returns the part.
  public func specifyState<Part: Equatable>(_ selector: @escaping (State) -> Part) -> Observable<Part> {
    state.map(selector).distinctUntilChanged()
  }

  /// Returns the later values of a part of the state, starting with the first that differs from the one at
  /// subscription.
  /// - Parameter selector: A closure or a key path that returns the part.
  public func specifyNewState<Part: Equatable>(_ selector: @escaping (State) -> Part) -> Observable<Part> {
    specifyState(selector).skip(1)
  }
}
