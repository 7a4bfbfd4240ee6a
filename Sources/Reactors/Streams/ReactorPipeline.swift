import Observables
import Synchronization

/// The pipeline of one type of reactor: calls the reactor's methods and reports to its tracers.
final class ReactorPipeline<R: Reactor>: Pipeline<R.Action, R.Mutation, R.State> {
  private typealias ReactorTracer = Tracer<R.Action, R.Mutation, R.State>

  private let lock = RecursiveLock()
  private var tracers = Bag<AnyObject>()
  private var pulseLedger = PulseLedger()
  /// The ledger that replaces `pulseLedger` at the next state; created for the first tracer that wants pulses.
  private var nextPulseLedger: PulseLedger?

  /// Held while connecting, so that a second thread gets connected streams.
  private let connecting = RecursiveLock()
  private var hasBegunConnecting = false

  override func connect(_ reactor: AnyObject) {
    if isConnected { return }
    connecting.withLock {
      if hasBegunConnecting { return }
      hasBegunConnecting = true
      let reactor = unsafeDowncast(reactor, to: R.self)
      let scheduler = reactor.scheduler
      Trampoline.inside {
        open(
          scheduler: scheduler is CurrentThreadScheduler ? nil : scheduler,
          reactor.transform(action:), reactor.transform(mutation:), reactor.transform(state:))
      }
      isConnected = true
    }
  }

  override func mutate(_ reactor: AnyObject, _ action: R.Action) -> Observable<R.Mutation> {
    unsafeDowncast(reactor, to: R.self).mutate(action: action)
  }

  override func reduce(_ reactor: AnyObject, _ state: R.State, _ mutation: R.Mutation) -> R.State {
    unsafeDowncast(reactor, to: R.self).reduce(state: state, mutation: mutation)
  }

  override func trace(_ tracer: Tracer<R.Action, R.Mutation, R.State>) -> AnonymousDisposable {
    var ledger = PulseLedger()
    if tracer.wantsPulses && isConnected { _ = ledger.fired(in: states.current) }
    let key = lock.withLock {
      if !isClosed { isTraced = true }
      if tracer.wantsPulses && !wantsPulses { nextPulseLedger = ledger }
      return tracers.insert(tracer)
    }
    return AnonymousDisposable { [weak self] in
      guard let self else { return }
      let removed = lock.withLock {
        defer { isTraced = !tracers.isEmpty && !isClosed }
        return tracers.remove(key)
      }
      withExtendedLifetime(removed) {}
    }
  }

  override func dropTracers() {
    let removed = lock.withLock {
      isTraced = false
      return tracers.removeAll()
    }
    withExtendedLifetime(removed) {}
  }

  override func tell(action: R.Action) { tell { $0.hear(action: action) } }
  override func tell(mutation: R.Mutation) { tell { $0.hear(mutation: mutation) } }
  override func tell(state: R.State) {
    // States are shown one at a time, so nothing else uses the ledger now.
    tell(state) {
      lock.lock()
      let next = nextPulseLedger
      nextPulseLedger = nil
      lock.unlock()
      if let next { pulseLedger = next }
      return pulseLedger.fired(in: state)
    }
  }
  override func tell(state: R.State, after before: R.State) {
    tell(state) {
      var ledger = PulseLedger()
      _ = ledger.fired(in: before)
      return ledger.fired(in: state)
    }
  }
  override func tell(error: any Error, of action: R.Action) { tell { $0.hear(error, of: action) } }
  override func tell(termination error: (any Error)?) { tell { $0.hear(termination: error) } }

  private func tell(_ state: R.State, _ fired: () -> [(path: String, value: Any)]) {
    tell { $0.hear(state: state) }
    if !wantsPulses { return }
    for pulse in fired() { tell { $0.hear(pulse: pulse.value, at: pulse.path) } }
  }

  private func tell(_ body: (ReactorTracer) -> Void) {
    lock.lock()
    let tracers = tracers.elements
    lock.unlock()
    for tracer in tracers { body(unsafeDowncast(tracer, to: ReactorTracer.self)) }
  }

  private var wantsPulses: Bool {
    var wantsPulses = false
    tell { if $0.wantsPulses { wantsPulses = true } }
    return wantsPulses
  }
}
