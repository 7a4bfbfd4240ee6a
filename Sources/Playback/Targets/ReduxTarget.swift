import JSONValues
import ReduxStores
import Timelines

/// A redux store as a target.
final class ReduxTarget<State: ReduxStores.StateType>: HeldTarget<ReduxStores.Store<State>>, Target {
  private let names: ActionNames
  private let reporter: ReduxReporter
  private let properties: ShownProperties<State>

  init(
    _ store: ReduxStores.Store<State>, names: ActionNames, showing properties: ShownProperties<State>,
    changedBy intervention: Intervention?,
    makeView: ((ReduxStores.Store<State>) -> AnyObject)?
  ) {
    self.names = names
    self.properties = properties
    let states = properties.reader
    reporter = ReduxReporter(names: names, states: states, changedBy: intervention)
    super.init(store, states: states, changedBy: intervention, makeView: makeView)
  }

  /// Other owners of the store may go on with it once no work of the case runs any more.
  deinit { store?.revive() }

  var state: JSONValue { store.map { properties.tree(of: $0.currentState, in: nested?.root) } ?? .null }
  func holds(predicate index: Int) -> Bool {
    store.map { properties.predicates.holds(index, of: $0.currentState) } ?? true
  }
  var ownEffectsInFlight: Int { store?.effectsInFlight ?? 0 }
  var ownRunningEffects: [OpenEffect] {
    (store?.actionsInFlight ?? []).map { OpenEffect(action: names.name(of: $0)) }
  }

  func startOwn(_ observer: any TargetObserver) {
    reporter.observer = observer
    reporter.nestingHost = nested?.root
    store?.watch(reporter)
  }

  func send(_ action: PreparedAction) {
    reporter.sent = action
    store?.dispatch(unsafeDowncast(action, to: PreparedReduxAction.self).action)
    reporter.sent = nil
  }

  func haltOwn() {
    store?.halt()
    reporter.observer = nil
  }

  func mute() { store?.halt() }
}

/// A prepared action of any type.
final class PreparedReduxAction: PreparedAction {
  let action: any ReduxStores.Action

  init(_ action: any ReduxStores.Action, names: ActionNames) {
    self.action = action
    super.init(
      NamedValue(names.name(of: action), names.tree(of: action)), isReusable: TreeReader.isFixed(action))
  }

  private init(_ action: any ReduxStores.Action, _ named: NamedValue, isReusable: Bool) {
    self.action = action
    super.init(named, isReusable: isReusable)
  }

  override func shown(as other: PreparedAction) -> PreparedAction {
    PreparedReduxAction(action, other.named, isReusable: isReusable)
  }
}
