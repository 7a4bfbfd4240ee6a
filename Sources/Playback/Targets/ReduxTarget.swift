import ReduxStores
import Timelines

/// A redux store as a target.
final class ReduxTarget<State: ReduxStores.StateType>: HeldTarget<ReduxStores.Store<State>, ReduxReporter>, Target {
  private let names: ActionNames

  init(
    _ store: ReduxStores.Store<State>, names: ActionNames, showing properties: ShownProperties<State>,
    changedBy intervention: Intervention?,
    makeView: ((ReduxStores.Store<State>) -> AnyObject)?
  ) {
    self.names = names
    let reporter = ReduxReporter(names: names, states: properties.reader, changedBy: intervention)
    super.init(store, reporter, showing: properties, changedBy: intervention, makeView: makeView)
  }

  /// Other owners of the store may go on with it once no work of the case runs any more.
  deinit { store?.revive() }

  var ownRunningEffects: [OpenEffect] {
    (store?.actionsInFlight ?? []).map { OpenEffect(action: names.name(of: $0)) }
  }

  func startOwn(_ observer: CasePlayer) {
    report(to: observer)
    store?.watch(reporter)
  }

  func send(_ action: PreparedAction) {
    reporter.sent = action
    store?.dispatch(unsafeDowncast(action, to: PreparedReduxAction.self).action)
    reporter.sent = nil
  }
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
