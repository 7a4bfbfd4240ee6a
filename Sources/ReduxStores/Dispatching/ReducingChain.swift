import Observables

/// The end of a chain: reduces one action at a time, then delivers one state at a time to the subscribers.
///
/// An action that arrives while another one is reduced waits; the thread that reduces also reduces that action. A state
/// that is made while another one is delivered waits until every subscriber has received that one. So an action that a
/// subscriber dispatches is reduced at once, and all subscribers see one order. Each state goes to the subscribers of
/// the moment when it was made.
final class ReducingChain<State: StateType>: DispatchChain {
  typealias Reduce = (State, any Action) -> State

  let states: StateStream<State>
  private let reduce: Reduce
  private let ignorableTypes = IgnorableTypes()
  /// The state that was reduced last; accessed only by the thread that reduces.
  @exclusivity(unchecked) private var latest: State

  /// Guards the following properties.
  private let turns = RecursiveLock()
  @exclusivity(unchecked) private var isReducing = false
  private let waitingActions = Ring<(action: any Action, dispatchNotes: DispatchNotes?)>()
  @exclusivity(unchecked) private var isTelling = false
  // Two rings, because a pair of generic values is looked up at each access.
  private let waitingStates = Ring<State>()
  private let waitingSinks = Ring<ContiguousArray<AnyObject>>()
  /// Returns whether two states are equal; set at the first subscription to dead letters.
  @exclusivity(unchecked) private var areEqual: ((State, State) -> Bool)?

  init(_ state: State, _ middlewares: [any MiddlewareType], _ reduce: @escaping Reduce) {
    states = StateStream(state, isShown: true)
    latest = state
    self.reduce = reduce
    super.init(middlewares.map { .make($0, for: State.self) })
  }

  /// Sets how states are compared, which the search for dead letters needs.
  func compareStates(_ areEqual: @escaping (State, State) -> Bool) {
    turns.withLock { self.areEqual = areEqual }
  }

  override func reduceAndNotify(_ action: any Action, _ dispatchNotes: DispatchNotes?) {
    if observation.isActive {
      observation.enter(nil)
      take(action, dispatchNotes)
      observation.leave()
    } else {
      take(action, dispatchNotes)
    }
  }

  override func end() {
    super.end()
    states.dropSubscribers()
  }

  private func take(_ action: any Action, _ dispatchNotes: DispatchNotes?) {
    turns.lock()
    if isReducing {
      waitingActions.append((action, dispatchNotes))
      return turns.unlock()
    }
    isReducing = true
    turns.unlock()

    let sinks = step(action, dispatchNotes)
    turns.lock()
    if !waitingActions.isEmpty || isTelling {
      postpone(sinks)
      turns.unlock()
      return reduceWaiting()
    }
    // No other action came in between: the state need not wait.
    isReducing = false
    if sinks.isEmpty { return turns.unlock() }
    isTelling = true
    let state = latest
    turns.unlock()
    deliver(state, to: sinks)
    tellWaiting()
  }

  /// Reduces an action.
  /// - Returns: The subscribers that have to receive the state; none if the action is ignorable.
  private func step(_ action: any Action, _ dispatchNotes: DispatchNotes?) -> ContiguousArray<AnyObject> {
    if !observation.isActive { return reduceOnce(action, dispatchNotes) }
    var sinks: ContiguousArray<AnyObject> = []
    for _ in 0..<observation.repetitions(of: action) { sinks = reduceOnce(action, dispatchNotes) }
    return sinks
  }

  private func reduceOnce(_ action: any Action, _ dispatchNotes: DispatchNotes?) -> ContiguousArray<AnyObject> {
    if isOver { return [] }
    let isIgnorable = ignorableTypes.contain(action)
    let before = latest
    latest = reduce(before, action)
    let sinks = states.keep(latest) ?? []
    if observation.isActive { notifyWatchers(of: action, isIgnorable, dispatchNotes, before) }
    return isIgnorable ? [] : sinks
  }

  /// Reduces the actions that arrived meanwhile, then delivers the waiting states unless another thread does.
  private func reduceWaiting() {
    turns.lock()
    while !waitingActions.isEmpty {
      let next = waitingActions.removeFirst()
      turns.unlock()
      let sinks = step(next.action, next.dispatchNotes)
      turns.lock()
      postpone(sinks)
    }
    isReducing = false
    let tells = !isTelling && !waitingStates.isEmpty
    if tells { isTelling = true }
    turns.unlock()
    if tells { tellWaiting() }
  }

  private func notifyWatchers(
    of action: any Action, _ isIgnorable: Bool, _ dispatchNotes: DispatchNotes?, _ before: State
  ) {
    withUnsafePointer(to: latest) { state in
      observation.forEachWatcher { $0.sees(reduced: action, isIgnorable: isIgnorable, stateAt: state) }
    }
    guard let dispatchNotes, let areEqual = turns.withLock({ areEqual }) else { return }
    if areEqual(before, latest) { observation.markUnchanged(dispatchNotes) }
  }

  /// Queues the latest state; called with the lock held.
  private func postpone(_ sinks: ContiguousArray<AnyObject>) {
    if sinks.isEmpty { return }
    waitingStates.append(latest)
    waitingSinks.append(sinks)
  }

  private func tellWaiting() {
    while true {
      turns.lock()
      if waitingStates.isEmpty {
        isTelling = false
        return turns.unlock()
      }
      let state = waitingStates.removeFirst()
      let sinks = waitingSinks.removeFirst()
      turns.unlock()
      deliver(state, to: sinks)
    }
  }

  private func deliver(_ state: State, to sinks: ContiguousArray<AnyObject>) {
    var index = 0
    while index < sinks.count && !isOver {
      unsafeDowncast(sinks[index], to: Sink<State>.self).next(state)
      index += 1
    }
  }
}
