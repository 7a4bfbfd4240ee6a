import Observables

/// The streams of a stub: recorded actions and assigned states.
final class StubStreams<Action, Mutation, State> {
  let state: StateRelay<State>
  let action: ActionSubject<Action>
  private let receiver: StubReceiver<Action, Mutation, State>

  init(_ pipeline: Pipeline<Action, Mutation, State>, initialState: State) {
    state = StateRelay(value: initialState)
    receiver = StubReceiver(pipeline)
    action = ActionSubject(receiver)
    // Subscribes first, so that traces report a state before the subscribers receive it, and after `currentState`
    // changed.
    var before = initialState
    _ = state.asObservable().skip(1).subscribe(onNext: { state in
      pipeline.report(stubState: state, after: before)
      before = state
    })
  }

  var actions: [Action] { receiver.actions }

  func close() { receiver.dropSubscribers() }
}

/// Records actions and delivers them to their subscribers only.
private final class StubReceiver<Action, Mutation, State>: ActionReceiver<Action> {
  private let pipeline: Pipeline<Action, Mutation, State>
  private let lock = RecursiveLock()
  private var recorded: [Action] = []

  init(_ pipeline: Pipeline<Action, Mutation, State>) {
    self.pipeline = pipeline
    super.init(takesTurns: true)
  }

  var actions: [Action] { lock.withLock { recorded } }

  override func process(_ action: Action) {
    if pipeline.isClosed { return }
    lock.withLock { recorded.append(action) }
    pipeline.report(stubAction: action)
    deliver(action)
  }
}
