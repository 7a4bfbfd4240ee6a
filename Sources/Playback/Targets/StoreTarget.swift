import ComposableStores
import JSONValues
import Timelines

/// A composable store as a target.
final class StoreTarget<State, Action>: Target {
  /// Nil once it was dropped.
  private var store: ComposableStores.Store<State, Action>?
  private let makeView: ((ComposableStores.Store<State, Action>) -> AnyObject)?
  private let witness: StoreWitness
  private let actions = ActionReader(Action.self)
  private var boundView: AnyObject?

  init(
    _ store: ComposableStores.Store<State, Action>,
    makeView: ((ComposableStores.Store<State, Action>) -> AnyObject)? = nil
  ) {
    self.store = store
    self.makeView = makeView
    witness = StoreWitness(actions: actions, states: TreeReader.reader(of: State.self))
  }

  override var state: JSONValue { store.map { JSONValue(reflecting: $0.state) } ?? .null }
  override var effectsInFlight: Int { store?.effectsInFlight ?? 0 }

  override var actionsInFlight: [String] {
    var names: [String] = []
    store?.visitActionsInFlight { names.append(actions.name(at: $0)) }
    return names
  }

  override func start(_ observer: any TargetObserver) {
    witness.observer = observer
    store?.watch(witness)
  }

  override func send(_ action: PreparedAction) {
    witness.sent = action
    store?.send(unsafeDowncast(action, to: PreparedActionValue<Action>.self).value)
    witness.sent = nil
  }

  override func halt() {
    store?.halt()
    witness.observer = nil
  }

  override func mute() { store?.halt() }

  // MARK: The view

  override var makesViewWhenBound: Bool { true }
  override var view: AnyObject? { boundView }

  override func setBound(_ isBound: Bool) {
    if !isBound { boundView = nil } else if boundView == nil, let store { boundView = makeView?(store) }
  }

  override func drop() -> Bool {
    boundView = nil
    weak let dropped = store
    store = nil
    return dropped == nil
  }
}
