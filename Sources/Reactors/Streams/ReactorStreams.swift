import Observables
import Synchronization

/// The streams of one reactor, as they are attached to it: when this goes away, so does what runs in them (RK-35).
///
/// Who keeps `action` or `state` longer than the reactor keeps nothing alive but memory. The three types say what it is, not
/// the reactor's: an object may be asked for its streams as its own class and as a superclass.
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
    state = ClosureProducer { sink in states.attach(sink) }
  }

  deinit { close() }

  /// Whether `action` and `state` are the reactor's, which are connected then; if not, they are the stub's.
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

  /// Ends everything for good, without telling anybody.
  func close() {
    pipeline.close()
    lock.withLock { madeStub }?.close()
  }
}
