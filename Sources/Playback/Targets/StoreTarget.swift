import ComposableStores
import JSONValues
import Timelines

/// A composable store as a target.
final class StoreTarget<State, Action>: HeldTarget<ComposableStores.Store<State, Action>> {
  private let witness: StoreWitness
  private let actions = ActionReader(Action.self)

  private let properties: ShownProperties<State>

  init(
    _ store: ComposableStores.Store<State, Action>, showing properties: ShownProperties<State>,
    makeView: ((ComposableStores.Store<State, Action>) -> AnyObject)?
  ) {
    self.properties = properties
    let states = properties.reader
    witness = StoreWitness(actions: actions, states: states)
    super.init(store, states: states, makeView: makeView)
  }

  override var state: JSONValue { store.map { properties.tree(of: $0.state, in: nested?.root) } ?? .null }
  override var effectsInFlight: Int { (store?.effectsInFlight ?? 0) + (nested?.effectsInFlight ?? 0) }

  override var runningEffects: [RunningEffect] {
    var effects: [RunningEffect] = []
    store?.visitActionsInFlight { effects.append(RunningEffect(action: actions.name(at: $0))) }
    return effects + (nested?.runningEffects ?? [])
  }

  override func start(_ observer: any TargetObserver) {
    witness.observer = observer
    witness.residence = nested?.root
    nested?.observer = observer
    store?.watch(witness)
  }

  override func send(_ action: PreparedAction) {
    witness.sent = action
    store?.send(unsafeDowncast(action, to: PreparedActionValue<Action>.self).value)
    witness.sent = nil
  }

  override func halt() {
    store?.halt()
    nested?.halt()
    witness.observer = nil
  }

  override func mute() { store?.halt() }
}
