import Observables
import Synchronization

/// The stages between an action and the states that follow.
///
///     action.onNext -> subscribers of `action` -> transform(action:) -> mutate, merged -> transform(mutation:)
///       -> scheduler -> one mutation at a time: reduce -> transform(state:) -> currentState
///       -> subscribers of `state`
///
/// Two queues keep one order for all observers. Actions queue on the thread's trampoline, so that an action that is
/// sent while another is processed, or while a state is emitted, comes after it. Mutations queue at a gate, so that a
/// mutation that arrives on any thread while another is reduced or emitted is reduced after every subscriber received
/// that state. States that a transform sends by itself queue at a second gate.
///
/// The reactor is held weakly, and strongly during a call into the pipeline: after its death actions and mutations are
/// ignored (RK-35). The pipeline is generic over the three types, not over the reactor, and its watchers receive
/// addresses, because each access to an associated type or an event costs as much as the rest of a step.
class Pipeline<Action, Mutation, State>: ActionReceiver<Action>, EffectCounter {
  final let states: StateStream<State>
  /// The subscriptions to the results of the transforms.
  private let subscriptions = CompositeDisposable()
  final let effects = CompositeDisposable()
  /// The number of actions whose effects have not ended, without those in hand.
  final let runningEffects = Atomic<Int>(0)
  /// The number of actions that the thread inside the turnstile is passing to `mutate`, or whose mutations are available
  /// at once. No other thread changes it, so that no read and write need to be one.
  final let actionsInHand = Atomic<Int>(0)
  private let ending = Atomic<UInt8>(0)
  private let connected = Atomic<Bool>(false)
  /// Whether the stub is enabled.
  final let isStubbed = Atomic<Bool>(false)
  final let actionsEnded = Atomic<Bool>(false)
  @exclusivity(unchecked) final weak var reactor: AnyObject?
  /// Whether `close()` is called at the death of the reactor. Set before the first action.
  @exclusivity(unchecked) final var closesAtDeath = false

  /// The state that `reduce` returned last, where `transform(state:)` decides which ones are shown; nil where that is
  /// the current state. Accessed only inside the gate.
  @exclusivity(unchecked) final var reducedState: State?
  /// Lets actions, and the mutations that go into `transform(mutation:)`, in one at a time, whatever threads they come
  /// from.
  final let turnstile = Turnstile()
  final let mutationGate = Gate<Mutation>()
  final let stateGate = Gate<State>()

  /// The inputs of the transforms; nil where a reactor returns its stream unchanged. Set before the first action.
  @exclusivity(unchecked) final var transformedActions: PublishSubject<Action>?
  @exclusivity(unchecked) final var transformedMutations: PublishSubject<Mutation>?
  @exclusivity(unchecked) final var transformedStates: BehaviorSubject<State>?

  init(_ reactor: AnyObject, initialState: State) {
    self.reactor = reactor
    states = StateStream(initialState)
    super.init(takesTurns: true)
  }

  /// The host, whose watcher sees everything before the others do.
  @exclusivity(unchecked) private final var host: PipelineHost?
  /// The host, unretained, while it keeps the reactor alive: access without reference counting is much faster.
  @exclusivity(unchecked) private final var holder: Unmanaged<PipelineHost>?
  /// The other watchers.
  final let watchers = PipelineWatchers()
  /// The editor of the mutations; nil unless a host plays a mutant.
  @exclusivity(unchecked) final var editor: (any PipelineEditor)?

  // Overridden by a subclass that knows the type of the reactor.
  func mutate(_ reactor: AnyObject, _ action: Action) -> Observable<Mutation> {
    preconditionFailure("asks the reactor")
  }
  func reduce(_ reactor: AnyObject, _ state: State, _ mutation: Mutation) -> State {
    preconditionFailure("asks the reactor")
  }

  /// Calls the transforms of the reactor and subscribes to their results, at the first call only.
  ///
  /// A transform may use `reactor.action` and `reactor.state`, which are not connected yet at that time.
  func connect(_ reactor: AnyObject) { preconditionFailure("asks the reactor") }

  /// Whether anybody watches. Most reactors of an app are watched by nobody.
  final var isWatched: Bool { @inline(__always) get { host != nil || !watchers.isEmpty } }

  /// Calls `body` with each watcher, the host's first.
  @inline(__always)
  final func forEachWatcher(_ body: (any PipelineWatcher) -> Void) {
    if let holder {
      holder._withUnsafeGuaranteedRef { body($0.watcher) }
    } else if let host {
      body(host.watcher)
    }
    if !watchers.isEmpty { watchers.forEach(body) }
  }

  /// Whether the first call of `connect` is done.
  final var isConnected: Bool {
    get { connected.load(ordering: .acquiring) }
    set { connected.store(newValue, ordering: .releasing) }
  }

  /// The number of actions whose effects have not ended.
  package final var effectsInFlight: Int {
    if isOver { return 0 }
    // An effect that takes time begins before its action leaves the hand, so that it is seen in one of both.
    let inHand = actionsInHand.load(ordering: .acquiring)
    return inHand + runningEffects.load(ordering: .acquiring)
  }

  /// Delivers an action to its subscribers, then passes it to `mutate`. The reactor stays alive until that is done.
  final override func process(_ action: Action) {
    // A host plays on one thread.
    if holder != nil { return take(action) }
    if !turnstile.enter() {
      let reactor = reactor
      return turnstile.postpone { [self] in withExtendedLifetime(reactor) { take(action) } }
    }
    take(action)
    turnstile.leave()
  }

  @inline(__always)
  private func take(_ action: Action) {
    if isClosed { return }
    withReactor { reactor in
      report(action)
      deliver(action)
      if let transformedActions {
        transformedActions.onNext(action)
      } else {
        runEffect(of: action, reactor)
      }
    }
  }

  /// Whether a host keeps the reactor alive, whose actions do without the turnstile.
  final var isHeld: Bool { @inline(__always) get { holder != nil } }

  /// Runs `body` with the reactor, which stays alive until that is done. If nothing else retains the reactor then, the
  /// pipeline is closed.
  @inline(__always)
  final func withReactor(_ body: (AnyObject) -> Void) {
    if let holder { return holder._withUnsafeGuaranteedRef { $0.reactor._withUnsafeGuaranteedRef(body) } }
    if let reactor { body(reactor) } else { return }
    // The reference count does not help here: an object with a weak reference never counts as uniquely referenced.
    if !closesAtDeath, reactor == nil { close() }
  }
}

/// The watcher of a host, with the reactor.
private final class PipelineHost {
  let watcher: any PipelineWatcher
  let reactor: Unmanaged<AnyObject>

  init(_ watcher: any PipelineWatcher, of reactor: AnyObject) {
    self.watcher = watcher
    self.reactor = .passUnretained(reactor)
  }
}

extension Pipeline {
  /// The host's watcher.
  final var watcher: (any PipelineWatcher)? { host?.watcher }

  /// Sets the host's watcher, which sees everything from now on, or removes it.
  /// - Parameter isHeld: Whether the host keeps the reactor alive until `endHolding()`.
  final func setWatcher(_ watcher: (any PipelineWatcher)?, of reactor: AnyObject, isHeld: Bool = false) {
    host = watcher.map { PipelineHost($0, of: reactor) }
    holder = isHeld ? host.map { .passUnretained($0) } : nil
  }

  /// Ends the time in which the host keeps the reactor alive.
  final func endHolding() {
    holder = nil
    if isClosed { host = nil }
  }

  /// Subscribes to the results of the three transforms and emits the first state.
  ///
  /// As in a chain of operators, subscribing to a stage subscribes to the one before it: the first state comes before
  /// what `transform(state:)` merges with the states, and an action that `transform(action:)` begins with is reduced
  /// before what `transform(mutation:)` merges with the mutations.
  final func open(
    scheduler: (any ImmediateSchedulerType)?,
    _ transformActions: (Observable<Action>) -> Observable<Action>,
    _ transformMutations: (Observable<Mutation>) -> Observable<Mutation>,
    _ transformStates: (Observable<State>) -> Observable<State>
  ) {
    let actionInput = PublishSubject<Action>()
    let actions = transformActions(actionInput)
    let reducible = PublishSubject<Mutation>()
    let mutationOpening = Opening()
    let mutationInput = mutationOpening.whenSubscribed(to: reducible)
    let mutations = transformMutations(mutationInput)
    let firstState = states.current
    let reduced = BehaviorSubject(value: firstState)
    let stateOpening = Opening()
    let stateInput = stateOpening.whenSubscribed(to: reduced)
    let shownStates = transformStates(stateInput)

    if actions !== actionInput {
      transformedActions = actionInput
      mutationOpening.job = { [self] in subscribe(toTransformed: actions) }
    }
    if scheduler != nil || mutations !== mutationInput { transformedMutations = reducible }
    stateOpening.job = { [self] in
      if transformedMutations == nil { return mutationOpening.run() }
      let scheduled = scheduler.map { mutations.observe(on: $0) } ?? mutations
      subscribe(to: scheduled, { [self] in receive(mutation: $0) })
    }
    if shownStates === stateInput {
      show(firstState)
      return stateOpening.run()
    }
    transformedStates = reduced
    reducedState = firstState
    subscribe(to: shownStates, { [self] in receive(state: $0) })
  }

  private func subscribe(toTransformed actions: Observable<Action>) {
    subscribe(
      to: actions, { [self] action in Trampoline.inside { withReactor { runEffect(of: action, $0) } } },
      onError: { [self] error in
        if transformedMutations == nil { return terminate(error) }
        turnstile.postpone { [self] in transformedMutations?.onError(error) }
      },
      onCompleted: { [self] in
        actionsEnded.store(true, ordering: .sequentiallyConsistent)
        endIfNothingIsLeft()
      })
  }

  /// Subscribes to the result of a transform. By default its end terminates the reactor.
  private func subscribe<Element>(
    to source: Observable<Element>, _ onNext: @escaping (Element) -> Void,
    onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil
  ) {
    let subscription = SingleAssignmentDisposable()
    guard subscriptions.insert(subscription) != nil else { return }
    subscription.setDisposable(
      source.subscribe(
        onNext: onNext, onError: onError ?? { [self] in terminate($0) },
        onCompleted: onCompleted ?? { [self] in terminate(nil) }))
  }

  /// Reports an action to all watchers.
  @inline(__always)
  private func report(_ action: Action) {
    if !isWatched { return }
    withUnsafePointer(to: action) { address in forEachWatcher { $0.sees(actionAt: address) } }
  }

  /// Reports an action of the stub, if the stub is enabled.
  final func report(stubAction action: Action) {
    if isClosed || !isStubbed.load(ordering: .acquiring) { return }
    report(action)
  }

  /// Reports a state of the stub, and the pulses that it assigned since the state before, if the stub is enabled.
  final func report(stubState state: State, after before: State) {
    if isClosed || !isStubbed.load(ordering: .acquiring) { return }
    withUnsafePointer(to: before) { before in
      withUnsafePointer(to: state) { address in forEachWatcher { $0.sees(stubStateAt: address, after: before) } }
    }
  }

  private static var terminated: UInt8 { 1 }
  private static var closed: UInt8 { 2 }

  /// Whether the reactor was terminated or the pipeline closed.
  final var isOver: Bool { @inline(__always) get { ending.load(ordering: .acquiring) != 0 } }

  final var isTerminated: Bool { ending.load(ordering: .acquiring) & Self.terminated != 0 }

  final var isClosed: Bool { ending.load(ordering: .acquiring) & Self.closed != 0 }

  final func terminate(_ error: (any Error)?) {
    if ending.bitwiseOr(Self.terminated, ordering: .acquiringAndReleasing).oldValue != 0 { return }
    forEachWatcher { $0.sees(termination: error) }
    states.complete()
    disposeWork()
  }

  /// Ends everything without an event: ignores further actions, disposes the effects and removes all subscribers.
  final func close() {
    ending.bitwiseOr(Self.closed, ordering: .acquiringAndReleasing)
    watchers.close()
    // A watcher of the host may have caused this call and goes on after it, so the host stays until it stops holding
    // the reactor.
    if holder == nil { host = nil }
    editor = nil
    disposeWork()
    states.dropSubscribers()
    dropSubscribers()
  }

  private func disposeWork() {
    subscriptions.dispose()
    effects.dispose()
  }

  /// Completes the mutations if `transform(action:)` has completed and the last effect has ended.
  final func endIfNothingIsLeft() {
    guard actionsEnded.load(ordering: .sequentiallyConsistent), effectsInFlight == 0 else { return }
    if transformedMutations == nil { return terminate(nil) }
    // Behind the mutations that other threads have left.
    turnstile.postpone { [self] in transformedMutations?.onCompleted() }
  }
}

/// The work that opens what lies before a transform, when the transform subscribes to its input for the first time.
private final class Opening {
  /// The work; nil once it was done.
  var job: (() -> Void)?

  /// Returns a source as the input of a transform.
  func whenSubscribed<Element>(to source: Observable<Element>) -> Observable<Element> {
    ClosureProducer { [self] sink in
      let subscription = source.attach(sink)
      run()
      return subscription
    }
  }

  /// Does the work, at the first call only.
  func run() { job.take()?() }
}
