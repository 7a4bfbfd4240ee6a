import Observables

extension Store {
  /// The states from now on: `state` without the one at subscription.
  public var newState: Observable<State> { state.skip(1) }

  /// A part of the state at subscription, and its later values; repetitions are dropped.
  /// - Parameter selector: Picks the part: a closure or a key path.
  public func specifyState<Part: Equatable>(_ selector: @escaping (State) -> Part) -> Observable<Part> {
    state.map(selector).distinctUntilChanged()
  }

  /// The later values of a part of the state, beginning with the first that differs from the one at subscription.
  /// - Parameter selector: Picks the part: a closure or a key path.
  public func specifyNewState<Part: Equatable>(_ selector: @escaping (State) -> Part) -> Observable<Part> {
    specifyState(selector).skip(1)
  }
}
