import Observables

extension Store {
  /// Follows whether a state is there: calls `unwrap` with a store of it each time that it appears, and `otherwise` each time
  /// that it is not there or disappears (CA-27).
  ///
  ///     store.scope(state: \.detail, action: AppAction.detail).ifLet(
  ///       then: { navigation.push(DetailPage(store: $0)) }, else: { navigation.pop() })
  ///
  /// It begins with what is there now. A store that was handed out keeps its last state when the state disappears. The
  /// subscription holds this store until it is disposed.
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
