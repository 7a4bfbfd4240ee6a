import Observables

/// A replacement for a reactor in tests of its view: records actions, and shows the states that the test sets.
///
///     reactor.isStubEnabled = true
///     view.reactor = reactor
///     view.refreshButton.tap()
///     #expect(reactor.stub.actions == [.refresh])
///     reactor.stub.state.value.isLoading = true
///     #expect(view.spinner.isAnimating)
///
/// The stub does not retain the reactor, and can be prepared before it is enabled, without any effect on the reactor.
public struct Stub<R: Reactor> {
  private let streams: StubStreams<R.Action, R.Mutation, R.State>
  private(set) weak var reactorStreams: ReactorStreams<R.Action, R.Mutation, R.State>?

  init(_ reactorStreams: ReactorStreams<R.Action, R.Mutation, R.State>) {
    streams = reactorStreams.stub
    self.reactorStreams = reactorStreams
  }

  /// The state that the reactor shows while the stub is enabled; the initial state of the reactor until it is set.
  public var state: StateRelay<R.State> { streams.state }

  /// The subject that receives actions while the stub is enabled.
  public var action: ActionSubject<R.Action> { streams.action }

  /// The actions that were sent to the stub, in the order in which they were processed.
  public var actions: [R.Action] { streams.actions }
}

extension Reactor {
  /// Whether the stub replaces the reactor's streams; false unless set.
  ///
  /// While it is true, `action`, `state` and `currentState` are those of the stub, and actions never reach `mutate` or
  /// `reduce`. Streams that were read before stay what they were: existing bindings do not change.
  public var isStubEnabled: Bool {
    get { existingStreams?.isStubEnabled ?? false }
    set {
      if newValue || existingStreams != nil { unconnectedStreams.enableStub(newValue) }
    }
  }

  /// The stub of the reactor, always the same one; it has no effect while `isStubEnabled` is false.
  ///
  /// Actions and states of an enabled stub are reported to the traces of the reactor.
  public var stub: Stub<Self> { Stub(unconnectedStreams) }
}
