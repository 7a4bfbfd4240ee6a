import Observables
import Synchronization

/// The pipeline of a reactor: asks the reactor, whose type it knows, and tells those who trace it.
final class ReactorPipeline<R: Reactor>: Pipeline<R.Action, R.Mutation, R.State> {
  private let lock = RecursiveLock()
  private var tracers = Bag<AnyObject>()
  private var pulseLedger = PulseLedger()

  /// Held while connecting, so that a second thread gets streams that are connected.
  private let connecting = RecursiveLock()
  private var hasBegunConnecting = false
  private let isConnected = Atomic<Bool>(false)

  /// Asks the reactor for its transforms and subscribes to what comes out, the first time it is called.
  ///
  /// A transform may use `reactor.action` and `reactor.state`, which are not yet connected then.
  func connect(_ reactor: R) {
    if isConnected.load(ordering: .acquiring) { return }
    connecting.withLock {
      if hasBegunConnecting { return }
      hasBegunConnecting = true
      let scheduler = reactor.scheduler
      Trampoline.around {
        open(
          scheduler: scheduler is CurrentThreadScheduler ? nil : scheduler,
          reactor.transform(action:), reactor.transform(mutation:), reactor.transform(state:))
      }
      isConnected.store(true, ordering: .releasing)
    }
  }

  /// Calls `observer` with every event until the returned disposable is disposed.
  func trace(_ observer: @escaping (ReactorEvent<R>) -> Void) -> any Disposable {
    let key = lock.withLock {
      isTraced = true
      return tracers.insert(Tracer(observer))
    }
    return Disposables.create { [weak self] in
      guard let self else { return }
      let removed = lock.withLock {
        defer { isTraced = !tracers.isEmpty }
        return tracers.remove(key)
      }
      withExtendedLifetime(removed) {}
    }
  }

  override func mutate(_ reactor: AnyObject, _ action: R.Action) -> Observable<R.Mutation> {
    unsafeDowncast(reactor, to: R.self).mutate(action: action)
  }

  override func reduce(_ reactor: AnyObject, _ state: R.State, _ mutation: R.Mutation) -> R.State {
    unsafeDowncast(reactor, to: R.self).reduce(state: state, mutation: mutation)
  }

  override func tell(action: R.Action) { tell(.action(action)) }
  override func tell(mutation: R.Mutation) { tell(.mutation(mutation)) }
  override func tell(state: R.State) {
    tell(.state(state))
    // States are shown one at a time, so that nobody else is at the ledger.
    for pulse in pulseLedger.fired(in: state) { tell(.pulse(path: pulse.path, value: pulse.value)) }
  }
  override func tell(error: any Error, of action: R.Action) { tell(.error(error, action: action)) }
  override func tell(termination error: (any Error)?) { tell(.terminated(error)) }

  private func tell(_ event: ReactorEvent<R>) {
    lock.lock()
    let observers = tracers.elements
    lock.unlock()
    for observer in observers { unsafeDowncast(observer, to: Tracer<R>.self).observer(event) }
  }
}

/// Who traces a reactor; an object, because a list of closures looks up metadata at each access.
private final class Tracer<R: Reactor> {
  let observer: (ReactorEvent<R>) -> Void

  init(_ observer: @escaping (ReactorEvent<R>) -> Void) { self.observer = observer }
}
