import Observables

extension Store {
  /// Calls `unwrap` with a store of the state each time the state appears, and `otherwise` each time it is missing or
  /// disappears (CA-27).
  ///
  ///     store.scope(state: \.detail, action: AppAction.detail).ifLet(
  ///       then: { navigation.push(DetailPage(store: $0)) }, else: { navigation.pop() })
  ///
  /// The first call reflects the current state. When the state disappears, the store that `unwrap` received keeps its
  /// last state. The subscription retains this store until it is disposed.
  public func ifLet<Wrapped>(
    then unwrap: @escaping (Store<Wrapped, Action>) -> Void, else otherwise: @escaping () -> Void = {}
  ) -> any Disposable where State == Wrapped? {
    core.states.distinctUntilChanged { ($0 == nil) == ($1 == nil) }.subscribe(onNext: { [self] state in
      guard let state else { return otherwise() }
      let memory = LastValue(state)
      memory.follow(core.states)
      unwrap(scope { memory.value(or: $0) })
    })
  }
}
