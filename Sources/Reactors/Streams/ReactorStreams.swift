import Observables
import Synchronization

/// The streams of one reactor, attached to it: when this object is released, everything that runs in them ends (RK-35).
///
/// `action` and `state` do not retain the reactor: holding them longer than the reactor only holds memory, and later
/// subscribers receive nothing. The class is generic over the three types, not over the reactor, because one object
/// may be asked for its streams as its own class and as a superclass.
final class ReactorStreams<Action, Mutation, State> {
  let action: ActionSubject<Action>
  let state: Observable<State>
  let pipeline: Pipeline<Action, Mutation, State>
  private let initialState: State

  private let lock = RecursiveLock()
  private var madeStub: StubStreams<Action, Mutation, State>?
  /// Whether the streams are connected and no stub answers for them.
  private let isDirect = Atomic<Bool>(false)

  init(_ pipeline: Pipeline<Action, Mutation, State>, initialState: State) {
    let states = pipeline.states
    self.pipeline = pipeline
    self.initialState = initialState
    action = ActionSubject(pipeline)
    state = ClosureProducer { sink in pipeline.isClosed ? NoAttachment.shared : states.attach(sink) }
  }

  deinit { close() }

  /// Whether `action` and `state` are those of the reactor, which are connected then, and not those of the stub.
  @inline(__always)
  func areDirect(for reactor: AnyObject) -> Bool { isDirect.load(ordering: .acquiring) || connect(reactor) }

  private func connect(_ reactor: AnyObject) -> Bool {
    if isStubEnabled { return false }
    pipeline.connect(reactor)
    lock.withLock { isDirect.store(pipeline.isConnected && !isStubEnabled, ordering: .releasing) }
    return true
  }

  var currentState: State { isStubEnabled ? stub.state.value : pipeline.states.current }

  var isStubEnabled: Bool { pipeline.isStubbed.load(ordering: .acquiring) }

  var stub: StubStreams<Action, Mutation, State> {
    lock.withLock {
      if let madeStub { return madeStub }
      let stub = StubStreams(pipeline, initialState: initialState)
      madeStub = stub
      return stub
    }
  }

  func enableStub(_ isEnabled: Bool) {
    lock.withLock {
      pipeline.isStubbed.store(isEnabled, ordering: .releasing)
      isDirect.store(false, ordering: .releasing)
    }
  }

  /// Ends everything for good, without an event.
  func close() {
    pipeline.close()
    lock.withLock { madeStub }?.close()
  }
}
