import Observables

/// What answers in place of a reactor while its view is tested: records actions, and shows the states that the test sets.
///
///     reactor.isStubEnabled = true
///     view.reactor = reactor
///     view.refreshButton.tap()
///     #expect(reactor.stub.actions == [.refresh])
///     reactor.stub.state.value.isLoading = true
///     #expect(view.spinner.isAnimating)
///
/// It holds nothing of the reactor alive, and can be prepared while it is not enabled: nobody but who asks it notices.
public struct Stub<R: Reactor> {
  private let streams: StubStreams<R.Action, R.Mutation, R.State>

  init(_ streams: StubStreams<R.Action, R.Mutation, R.State>) { self.streams = streams }

  /// The state that the reactor shows while the stub is enabled; the initial state of the reactor until it is set.
  public var state: StateRelay<R.State> { streams.state }

  /// Where actions go while the stub is enabled.
  public var action: ActionSubject<R.Action> { streams.action }

  /// The actions that were sent to the stub, in the order in which they were processed.
  public var actions: [R.Action] { streams.actions }
}

extension Reactor {
  /// Whether the stub answers for the reactor; false unless set.
  ///
  /// While it does, `action`, `state` and `currentState` are those of the stub, and what is sent to them never reaches
  /// `mutate` or `reduce`. Who asked for them before keeps what he got: bindings stay where they were made.
  public var isStubEnabled: Bool {
    get { existingStreams?.isStubEnabled ?? false }
    set {
      if newValue || existingStreams != nil { unconnectedStreams.enableStub(newValue) }
    }
  }

  /// The stub of the reactor, the same one each time; it changes nothing until `isStubEnabled`.
  ///
  /// Actions and states of an enabled stub are told to those who trace the reactor.
  public var stub: Stub<Self> { Stub(unconnectedStreams.stub) }
}
