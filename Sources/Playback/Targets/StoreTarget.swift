import ComposableStores

/// A composable store as a target.
final class StoreTarget<State, Action>: HeldTarget<ComposableStores.Store<State, Action>, StoreReporter>, Target {
  private let actions = ActionReader(Action.self)

  init(
    _ store: ComposableStores.Store<State, Action>, showing properties: ShownProperties<State>,
    changedBy intervention: Intervention?,
    makeView: ((ComposableStores.Store<State, Action>) -> AnyObject)?
  ) {
    let reporter = StoreReporter(actions: actions, states: properties.reader, changedBy: intervention)
    super.init(store, reporter, showing: properties, changedBy: intervention, makeView: makeView)
  }

  var ownRunningEffects: [OpenEffect] {
    var effects: [OpenEffect] = []
    store?.visitActionsInFlight { effects.append(OpenEffect(action: actions.name(at: $0))) }
    return effects
  }

  func startOwn(_ observer: CasePlayer) {
    report(to: observer)
    store?.watch(reporter)
  }

  func send(_ action: PreparedAction) {
    reporter.sent = action
    store?.send(unsafeDowncast(action, to: PreparedActionValue<Action>.self).value)
    reporter.sent = nil
  }
}
