import Observables

/// The streams of one reactor: what happens between an action and the states that follow.
///
///     action.onNext -> subscribers of `action` -> transform(action:) -> mutate, merged -> transform(mutation:)
///       -> scheduler -> one mutation at a time: reduce -> transform(state:) -> currentState, then subscribers of `state`
///
/// Two queues keep one order for everybody. Actions queue on the thread's trampoline, so that one which is sent while
/// another is processed, or while a state is emitted, comes after that. Mutations queue at the gate of `receive`, so that
/// one which arrives while another is reduced or emitted, on whatever thread, is reduced after every subscriber heard.
///
/// The reactor is held weakly: after its death actions and mutations lead nowhere (RK-35).
final class ReactorStreams<R: Reactor> {
  let action = ActionSubject<R.Action>()
  let state: Observable<R.State>

  private weak var reactor: R?
  private let lock = RecursiveLock()
  /// Held while connecting, so that a second thread gets streams that are connected.
  private let connecting = RecursiveLock()
  private var isConnected = false
  private var isTerminated = false
  private var isHalted = false
  private let states = ReplaySubject<R.State>.create(bufferSize: 1)
  private let subscriptions = CompositeDisposable()
  private let effects = CompositeDisposable()
  private var tracers = Bag<(ReactorEvent<R>) -> Void>()

  /// The state that `reduce` returned last, before `transform(state:)`.
  private var reducedState: R.State
  private var shownState: R.State?
  private var isReducing = false
  private var waitingMutations = Queue<R.Mutation>()
  private var runningEffects = 0
  private var actionsEnded = false

  /// What the transforms stand between; nil where a reactor leaves its stream as it is.
  private var transformedActions: PublishSubject<R.Action>?
  private var transformedMutations: PublishSubject<R.Mutation>?
  private var transformedStates: PublishSubject<R.State>?

  init(_ reactor: R) {
    self.reactor = reactor
    reducedState = reactor.initialState
    state = states.asObservable()
    // The subject lives as long as anybody holds it, which must not keep the streams, and what runs in them, alive.
    action.setReceiver { [weak self] action in self?.accept(action) }
  }

  deinit {
    subscriptions.dispose()
    effects.dispose()
  }

  var currentState: R.State { lock.withLock { shownState ?? reducedState } }

  var effectsInFlight: Int { lock.withLock { runningEffects } }

  func trace(_ observer: @escaping (ReactorEvent<R>) -> Void) -> any Disposable {
    let key = lock.withLock { tracers.insert(observer) }
    return Disposables.create { [weak self] in
      guard let self else { return }
      lock.withLock { _ = tracers.remove(key) }
    }
  }

  private func tell(_ event: @autoclosure () -> ReactorEvent<R>) {
    lock.lock()
    let observers = tracers.elements
    lock.unlock()
    if observers.isEmpty { return }
    let event = event()
    for observer in observers { observer(event) }
  }
}

// MARK: Connecting

extension ReactorStreams {
  /// Asks the reactor for its transforms and subscribes to what comes out, the first time it is called.
  ///
  /// A transform may use `reactor.action` and `reactor.state`, which are these streams, by then not yet connected.
  func connect(_ reactor: R) {
    connecting.withLock {
      if isConnected { return }
      isConnected = true
      Trampoline.around { open(reactor) }
    }
  }

  private func open(_ reactor: R) {
    let actionInput = PublishSubject<R.Action>()
    let actions = reactor.transform(action: actionInput.asObservable())
    let mutationInput = PublishSubject<R.Mutation>()
    let mutations = reactor.transform(mutation: mutationInput.asObservable())
    let stateInput = PublishSubject<R.State>()
    let shownStates = reactor.transform(state: stateInput.asObservable())

    if shownStates !== stateInput {
      transformedStates = stateInput
      subscribe(to: shownStates) { $0.publish($1) }
    }
    show(reducedState)

    let hops = !(reactor.scheduler is CurrentThreadScheduler)
    if hops || mutations !== mutationInput {
      transformedMutations = mutationInput
      subscribe(to: hops ? mutations.observe(on: reactor.scheduler) : mutations) { $0.receive($1) }
    }
    if actions !== actionInput {
      transformedActions = actionInput
      subscribe(to: actions, { $0.runEffect(of: $1) }, onCompleted: { $0.endActions() })
    }
  }

  /// Subscribes to what a transform made. Its end is the end of the reactor, unless `onCompleted` says otherwise.
  private func subscribe<Element>(
    to source: Observable<Element>, _ onNext: @escaping (ReactorStreams, Element) -> Void,
    onCompleted: @escaping (ReactorStreams) -> Void = { $0.terminate(nil) }
  ) {
    _ = subscriptions.insert(
      source.subscribe(
        onNext: { [weak self] element in if let self { onNext(self, element) } },
        onError: { [weak self] error in self?.terminate(error) },
        onCompleted: { [weak self] in if let self { onCompleted(self) } }))
  }

  private func terminate(_ error: (any Error)?) {
    let isFirst = lock.withLock {
      defer { isTerminated = true }
      return !isTerminated
    }
    if !isFirst { return }
    tell(.terminated(error))
    states.onCompleted()
    subscriptions.dispose()
    effects.dispose()
    lock.withLock { runningEffects = 0 }
  }

  /// Terminates without telling anybody.
  func halt() {
    lock.withLock {
      isTerminated = true
      isHalted = true
      _ = tracers.removeAll()
    }
    subscriptions.dispose()
    effects.dispose()
  }
}

// MARK: Actions

extension ReactorStreams {
  /// Processes an action now, or after what this thread is at.
  private func accept(_ action: R.Action) {
    Trampoline.queued { [self] in
      if isHalted { return }
      tell(.action(action))
      self.action.deliver(action)
      if let transformedActions {
        transformedActions.onNext(action)
      } else {
        runEffect(of: action)
      }
    }
  }

  private func runEffect(of action: R.Action) {
    guard let reactor, !isTerminated else { return }
    let mutations = reactor.mutate(action: action)
    do {
      // The fused path: what is there already is reduced without a subscription.
      if try mutations.deliverNow({ mutation in
        if isTerminated { throw Terminated() }
        emit(mutation)
      }) {
        return completeIfNothingIsLeft()
      }
    } catch {
      return
    }

    lock.withLock { runningEffects += 1 }
    let effect = SingleAssignmentDisposable()
    guard let key = effects.insert(effect) else { return }
    effect.setDisposable(
      mutations.subscribe(
        onNext: { [weak self] mutation in self?.emit(mutation) },
        onError: { [weak self] error in
          self?.tell(.error(error, action: action))
          self?.endEffect(key)
        },
        onCompleted: { [weak self] in self?.endEffect(key) }))
  }

  private func endEffect(_ key: CompositeDisposable.DisposeKey) {
    effects.forget(key)
    lock.withLock { runningEffects -= 1 }
    completeIfNothingIsLeft()
  }

  /// `transform(action:)` completed: the mutations complete when the last effect has.
  private func endActions() {
    lock.withLock { actionsEnded = true }
    completeIfNothingIsLeft()
  }

  private func completeIfNothingIsLeft() {
    guard lock.withLock({ actionsEnded && runningEffects == 0 }) else { return }
    if let transformedMutations { transformedMutations.onCompleted() } else { terminate(nil) }
  }
}

/// Ends the delivery of mutations to a reactor that was terminated by one of them.
private struct Terminated: Error {}

// MARK: Mutations and states

extension ReactorStreams {
  /// Sends a mutation of an effect on its way.
  private func emit(_ mutation: R.Mutation) {
    if let transformedMutations { transformedMutations.onNext(mutation) } else { receive(mutation) }
  }

  /// The gate: one mutation at a time is reduced and emitted, those that arrive meanwhile wait.
  private func receive(_ mutation: R.Mutation) {
    lock.lock()
    if isReducing || isTerminated {
      if !isTerminated { waitingMutations.enqueue(mutation) }
      lock.unlock()
      return
    }
    isReducing = true
    lock.unlock()
    Trampoline.around {
      var next: R.Mutation? = mutation
      while let mutation = next {
        reduce(mutation)
        next = lock.withLock {
          let waiting = waitingMutations.dequeue()
          isReducing = waiting != nil
          return waiting
        }
      }
    }
  }

  private func reduce(_ mutation: R.Mutation) {
    guard let reactor else { return }
    tell(.mutation(mutation))
    let state = reactor.reduce(state: reducedState, mutation: mutation)
    lock.withLock { reducedState = state }
    show(state)
  }

  private func show(_ state: R.State) {
    if let transformedStates { transformedStates.onNext(state) } else { publish(state) }
  }

  private func publish(_ state: R.State) {
    lock.withLock { shownState = state }
    tell(.state(state))
    states.onNext(state)
  }
}
