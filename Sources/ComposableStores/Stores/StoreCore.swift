import Observables

/// The work of a store, which either holds the state itself or shows a part of another one.
class StoreCore<State, Action> {
  /// The current state.
  var state: State { preconditionFailure("a core has a state") }

  /// The current state and all later ones.
  var states: Observable<State> { preconditionFailure("a core has states") }

  /// The core that holds the state and reduces the actions, if it has these types; nil for a scoped store.
  var root: RootCore<State, Action>? { nil }

  /// The number of actions whose effects have not ended.
  var effectsInFlight: Int { preconditionFailure("a core counts effects") }

  /// Sends an action, which is dropped if `isWanted` rejects the state when its turn comes.
  func send(_ action: Action, if isWanted: ((State) -> Bool)?) -> StoreTask? {
    preconditionFailure("a core takes actions")
  }

  /// Called when the store is deallocated.
  func storeIsGone() {}
}

/// Shows a part of another store and sends its actions to that store.
///
/// The parent store is retained and does not refer to this core: the state is read from the parent each time.
final class ScopedCore<State, Action, Parent, ParentAction>: StoreCore<State, Action> {
  private let parent: Store<Parent, ParentAction>
  private let toLocal: (Parent) -> State
  private let fromLocal: (Action) -> ParentAction

  init(
    _ parent: Store<Parent, ParentAction>, _ toLocal: @escaping (Parent) -> State,
    _ fromLocal: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.toLocal = toLocal
    self.fromLocal = fromLocal
  }

  override var state: State { toLocal(parent.core.state) }
  override var states: Observable<State> {
    let toLocal = toLocal
    return parent.core.states.map { toLocal($0) }
  }

  override var effectsInFlight: Int { parent.core.effectsInFlight }

  override func send(_ action: Action, if isWanted: ((State) -> Bool)?) -> StoreTask? {
    let toLocal = toLocal
    return parent.core.send(fromLocal(action), if: isWanted.map { isWanted in { isWanted(toLocal($0)) } })
  }
}

/// Shows the state of another store and sends some of its actions to that store.
final class FilteredCore<State, Action>: StoreCore<State, Action> {
  private let parent: Store<State, Action>
  private let isIncluded: (State, Action) -> Bool

  init(_ parent: Store<State, Action>, _ isIncluded: @escaping (State, Action) -> Bool) {
    self.parent = parent
    self.isIncluded = isIncluded
  }

  override var state: State { parent.core.state }
  override var states: Observable<State> { parent.core.states }
  override var root: RootCore<State, Action>? { parent.core.root }
  override var effectsInFlight: Int { parent.core.effectsInFlight }

  override func send(_ action: Action, if isWanted: ((State) -> Bool)?) -> StoreTask? {
    let isIncluded = isIncluded
    return parent.core.send(action, if: { isWanted?($0) != false && isIncluded($0, action) })
  }
}
