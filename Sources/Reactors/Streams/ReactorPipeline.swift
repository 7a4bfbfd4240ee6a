import Observables

/// The pipeline of one type of reactor, whose methods it calls.
final class ReactorPipeline<R: Reactor>: Pipeline<R.Action, R.Mutation, R.State> {
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
}
