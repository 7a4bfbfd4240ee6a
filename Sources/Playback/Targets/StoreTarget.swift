import ComposableStores
import JSONValues
import Timelines

/// A composable store as a target.
final class StoreTarget<State, Action>: HeldTarget<ComposableStores.Store<State, Action>> {
  private let witness: StoreWitness
  private let actions = ActionReader(Action.self)

  override init(
    _ store: ComposableStores.Store<State, Action>, makeView: ((ComposableStores.Store<State, Action>) -> AnyObject)?
  ) {
    witness = StoreWitness(actions: actions, states: TreeReader.reader(of: State.self))
    super.init(store, makeView: makeView)
  }

  override var state: JSONValue { store.map { JSONValue(reflecting: $0.state) } ?? .null }
  override var effectsInFlight: Int { store?.effectsInFlight ?? 0 }

  override var runningEffects: [RunningEffect] {
    var effects: [RunningEffect] = []
    store?.visitActionsInFlight { effects.append(RunningEffect(action: actions.name(at: $0))) }
    return effects
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
}
