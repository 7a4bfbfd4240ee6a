import Observables

extension Store {
  /// Returns a store of a part of the state, whose actions are wrapped into those of this store (CA-22).
  ///
  ///     let login = store.scope(state: \.login, action: AppAction.login)
  ///
  /// Both see the same state at every moment. The scoped store retains this one.
  public func scope<LocalState, LocalAction>(
    state toLocalState: @escaping (State) -> LocalState, action fromLocalAction: @escaping (LocalAction) -> Action
  ) -> Store<LocalState, LocalAction> {
    Store<LocalState, LocalAction>(core: ScopedCore(self, toLocalState, fromLocalAction))
  }

  /// Returns a store of a part of the state, with the same actions.
  public func scope<LocalState>(
    state toLocalState: @escaping (State) -> LocalState
  ) -> Store<LocalState, Action> {
    scope(state: toLocalState, action: { $0 })
  }

  /// Returns a store of an element of a collection; nil if there is no element with that id (CA-23).
  ///
  /// When the element is removed, the store keeps its last state.
  public func scope<ID: Hashable, Element, LocalAction>(
    at id: ID, action fromLocalAction: @escaping (LocalAction) -> Action
  ) -> Store<Element, LocalAction>? where State == IdentifiedArray<ID, Element> {
    guard let element = state[id: id] else { return nil }
    let memory = LastValue(element)
    memory.follow(core.states.map { $0[id: id] })
    return scope(state: { memory.value(or: $0[id: id]) }, action: fromLocalAction)
  }

  /// The same store without its state, for a view that only sends.
  public var stateless: Store<Void, Action> { scope(state: { _ in }) }

  /// The same store without its actions, for a view that only shows.
  public var actionless: Store<State, Never> {
    Store<State, Never>(core: ScopedCore(self, { $0 }, { (_: Never) -> Action in }))
  }

  /// Returns the same store, which ignores the actions that `isIncluded` rejects (CA-24).
  ///
  /// An action is judged when its turn comes, by the state of that time.
  public func filter(_ isIncluded: @escaping (State, Action) -> Bool) -> Store<State, Action> {
    Store(core: FilteredCore(self, isIncluded))
  }
}

/// Remembers the last value while there is no current one.
final class LastValue<Value> {
  private let lock = RecursiveLock()
  private let following = SingleAssignmentDisposable()
  // Accessed with the lock held.
  private var latest: Value

  init(_ value: Value) { latest = value }

  deinit { following.dispose() }

  /// Remembers every value of a sequence, even if it is never read.
  func follow(_ values: Observable<Value?>) {
    following.setDisposable(values.subscribe(onNext: { [weak self] in _ = self?.value(or: $0) }))
  }

  func value(or new: Value?) -> Value {
    lock.withLock {
      if let new { latest = new }
      return latest
    }
  }
}
