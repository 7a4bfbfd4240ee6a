import ComposableStores
import JSONValues
import Timelines

/// A composable store as a target.
final class StoreTarget<State, Action>: HeldTarget<ComposableStores.Store<State, Action>>, Target {
  private let reporter: StoreReporter
  private let actions = ActionReader(Action.self)
  private let properties: ShownProperties<State>

  init(
    _ store: ComposableStores.Store<State, Action>, showing properties: ShownProperties<State>,
    changedBy intervention: Intervention?,
    makeView: ((ComposableStores.Store<State, Action>) -> AnyObject)?
  ) {
    self.properties = properties
    let states = properties.reader
    reporter = StoreReporter(actions: actions, states: states, changedBy: intervention)
    super.init(store, states: states, changedBy: intervention, makeView: makeView)
  }

  var state: JSONValue { store.map { properties.tree(of: $0.state, in: nested?.root) } ?? .null }
  func holds(predicate index: Int) -> Bool {
    store.map { properties.predicates.holds(index, of: $0.state) } ?? true
  }
  var ownEffectsInFlight: Int { store?.effectsInFlight ?? 0 }

  var ownRunningEffects: [OpenEffect] {
    var effects: [OpenEffect] = []
    store?.visitActionsInFlight { effects.append(OpenEffect(action: actions.name(at: $0))) }
    return effects
  }

  func startOwn(_ observer: any TargetObserver) {
    reporter.observer = observer
    reporter.nestingHost = nested?.root
    store?.watch(reporter)
  }

  func send(_ action: PreparedAction) {
    reporter.sent = action
    store?.send(unsafeDowncast(action, to: PreparedActionValue<Action>.self).value)
    reporter.sent = nil
  }

  func haltOwn() {
    store?.halt()
    reporter.observer = nil
  }

  func mute() { store?.halt() }
}
