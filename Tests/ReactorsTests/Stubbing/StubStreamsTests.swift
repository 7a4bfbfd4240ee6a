import Observables
import Reactors
import Testing

@Suite struct StubStreamsTests {
  @Test func `RK-26: a trace of the reactor hears the actions and states of an enabled stub, before its subscribers`() {
    let reactor = MyReactor()
    reactor.isStubEnabled = true
    let history = History()
    let tracing = reactor.trace { [unowned reactor] event in
      switch event {
      case .action(let action): history.note("> \(action)")
      case .state(let state): history.note("= \(state.isLoading), current \(reactor.currentState.isLoading)")
      case .pulse(let path, let value): history.note("^ \(path) \(value)")
      default: history.note("\(event)")
      }
    }
    _ = reactor.action.subscribe(onNext: { history.note("action \($0)") })
    _ = reactor.state.subscribe(onNext: { history.note("state \($0.isLoading)") })
    reactor.action.onNext(.refresh)
    reactor.stub.state.value.isLoading = true
    reactor.stub.state.value.alertMessage = "a"
    tracing.dispose()
    reactor.action.onNext(.refresh)
    #expect(
      history.lines == [
        "state false", "> refresh", "action refresh", "= true, current true", "state true", "= true, current true",
        "^ alertMessage Optional(\"a\")", "state true", "action refresh",
      ])
  }

  /// Sees actions and states, which are texts.
  private final class Witness: PipelineWatcher {
    let history: History
    init(_ history: History) { self.history = history }
    func sees(actionAt address: UnsafeRawPointer) { note(">", address) }
    func sees(mutationAt address: UnsafeRawPointer) { note("~", address) }
    func sees(stateAt address: UnsafeRawPointer) { note("=", address) }
    func sees(stubStateAt address: UnsafeRawPointer, after before: UnsafeRawPointer) { note("stub =", address) }
    func sees(_ error: any Error, ofActionAt address: UnsafeRawPointer) { note("!", address) }
    func sees(termination error: (any Error)?) { history.note("terminated") }
    private func note(_ kind: String, _ address: UnsafeRawPointer) {
      history.note("\(kind) \(address.assumingMemoryBound(to: String.self).pointee)")
    }
  }

  @Test func `RK-26: a host sees the actions and states of an enabled stub as those of the reactor`() {
    let reactor = NamedReactor("real")
    let history = History()
    let witness = Witness(history)
    reactor.watch(witness)
    reactor.stub.action.onNext("unheard")
    reactor.stub.state.value = "unheard"
    reactor.isStubEnabled = true
    reactor.action.onNext("a")
    reactor.stub.state.value = "b"
    reactor.isStubEnabled = false
    reactor.action.onNext("c")
    #expect(history.lines == ["> a", "stub = b", "= real", "> c", "~ c", "= real c"])
    withExtendedLifetime(witness) {}
  }

  @Test(arguments: [true, false])
  func `RK-35: a stub keeps no reactor alive, and records nothing after its death or its halt`(halts: Bool) {
    weak var freed: ReactorStreamsStorageTests.OwningReactor?
    let stub: Stub<ReactorStreamsStorageTests.OwningReactor>
    let history = History()
    var reactor: ReactorStreamsStorageTests.OwningReactor? = .init()
    freed = reactor
    stub = reactor!.stub
    reactor?.isStubEnabled = true
    _ = history.follow(stub.action.asObservable())
    stub.action.onNext("a")
    if halts { reactor?.halt() }
    reactor = nil
    #expect(freed == nil)
    stub.action.onNext("b")
    stub.state.value = "c"
    #expect(stub.actions == ["a"])
    #expect(history.lines == ["a"])
  }
}
