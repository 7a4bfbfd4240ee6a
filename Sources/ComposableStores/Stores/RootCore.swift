import Observables
import Synchronization

/// The state of a store: reduces one action at a time, runs effects, notifies subscribers.
///
///     send -> gate -> reduce in place -> start the effects -> reduce waiting actions -> notify -> leave the gate
///
/// There is only one copy of the state. It is changed in place, so that an element of a large collection is changed
/// without a copy of the collection. Running effects retain the core; the store ends them when it is deallocated.
final class RootCore<State, Action>: StoreCore<State, Action>, EffectHost {
  private let stream: StateStream<State>
  private let reduce: (inout State, Action) -> Effect<Action>
  /// The queue of waiting turns; not generic over the turn's type, which would have to be looked up.
  private let gate = Gate<AnyObject>()
  private let isClosed = Atomic<Bool>(false)
  private let lock = RecursiveLock()
  // Accessed only with the lock held.
  @exclusivity(unchecked) private var running = Bag<RunningEffect<Action>>()
  @exclusivity(unchecked) private var host: (any StoreWatcher)?
  /// Whether there is a watcher; saves the lock when there is none.
  private let isWatched = Atomic<Bool>(false)
  let context: EffectContext
  private let tellingStates: Observable<State>

  /// The host's watcher, which sees everything; nil once the store has ended.
  var watcher: (any StoreWatcher)? {
    get { isWatched.load(ordering: .acquiring) ? lock.withLock { host } : nil }
    set {
      lock.withLock {
        host = newValue
        isWatched.store(newValue != nil, ordering: .releasing)
      }
    }
  }

  /// Whether a thread that sends waits while another one is working, so that its action is reduced when `send` returns.
  /// Set before the first action.
  @exclusivity(unchecked) var waitsForTurns = false
  /// Held during the work of a store that waits for turns.
  private let turnLock = RecursiveLock()

  init(_ initialState: State, _ reduce: @escaping (inout State, Action) -> Effect<Action>) {
    let stream = StateStream(initialState, isShown: true)
    self.stream = stream
    self.reduce = reduce
    context = EffectContext(stateType: State.self)
    tellingStates = ClosureProducer { sink in stream.attach(sink) }
    super.init()
    context.registry.receiver = self
  }

  override var state: State { stream.current }
  override var states: Observable<State> { tellingStates }
  override var root: RootCore<State, Action>? { self }
  override func storeIsGone() { close() }

  override func send(_ action: Action, if isWanted: ((State) -> Bool)?) -> StoreTask? {
    take(action, nil, nil, if: isWanted)
  }

  /// Sends an action with a note that can be read as long as its effects run.
  func send(_ action: Action, noting note: AnyObject) -> StoreTask? { take(action, nil, note) }

  override var effectsInFlight: Int { lock.withLock { running.count } }

  /// The running effects, in the order in which their actions were reduced.
  var effects: ContiguousArray<RunningEffect<Action>> { lock.withLock { running.elements } }

  func visitActionsInFlight(_ visit: (UnsafeRawPointer) -> Void) {
    for effect in effects { withUnsafePointer(to: effect.action) { visit($0) } }
  }

  /// Ends the running effects; the store continues.
  func cancelEffects() {
    for effect in lock.withLock({ running.removeAll() }) { effect.end() }
  }

  /// Ends everything without an event.
  func close() {
    if isClosed.exchange(true, ordering: .acquiringAndReleasing) { return }
    watcher = nil
    cancelEffects()
    context.registry.forgetAll()
    stream.dropSubscribers()
  }
}

extension RootCore {
  /// Reduces an action and those that arrive meanwhile, unless another call is reducing and will reduce this one too.
  @discardableResult
  private func take(
    _ action: Action, _ cause: RunningEffect<Action>?, _ note: AnyObject?, if isWanted: ((State) -> Bool)? = nil
  ) -> StoreTask? {
    if isClosed.load(ordering: .acquiring) { return nil }
    if waitsForTurns { turnLock.lock() }
    defer { if waitsForTurns { turnLock.unlock() } }
    // The effects that an action starts are counted for its cause before the cause itself may end.
    cause?.progress.begin()
    if !gate.tryToEnter(), !gate.enter(Turn<State, Action>(action, cause, note, isWanted)) { return nil }
    var progress: EffectProgress?
    AmbientWorker.with(self) {
      progress = process(action, cause, note, isWanted)
      repeat {
        while let waiting = gate.next() {
          let turn = unsafeDowncast(waiting, to: Turn<State, Action>.self)
          _ = process(turn.action, turn.cause, turn.note, turn.isWanted)
        }
        stream.showLatest()
      } while !gate.tryToLeave()
    }
    guard let progress, !progress.hasEnded else { return nil }
    return StoreTask(progress)
  }

  private func process(
    _ action: Action, _ cause: RunningEffect<Action>?, _ note: AnyObject?, _ isWanted: ((State) -> Bool)?
  ) -> EffectProgress? {
    defer { cause?.progress.end() }
    if let isWanted, isClosed.load(ordering: .acquiring) || !isWanted(stream.current) { return nil }
    guard let watcher else { return processOnce(action, cause, note, nil) }
    var progress: EffectProgress?
    for _ in 0..<withUnsafePointer(to: action, { watcher.repetitions(ofActionAt: $0) }) {
      progress = processOnce(action, cause, note, watcher) ?? progress
    }
    return progress
  }

  /// - Parameter watcher: The watcher when the action came; it may be gone once the action is reduced.
  private func processOnce(
    _ action: Action, _ cause: RunningEffect<Action>?, _ note: AnyObject?, _ watcher: (any StoreWatcher)?
  ) -> EffectProgress? {
    if isClosed.load(ordering: .acquiring) { return nil }
    if let watcher { notify(watcher, action, cause) }
    var effect = Effect<Action>.none
    stream.change { effect = reduce(&$0, action) }
    if let watcher { stream.withState { watcher.sees(stateAt: $0) } }
    // Effects of removed parts end before new effects begin. A removed child has already sent its synchronous actions.
    endWhatLeft()
    if effect.isNone { return nil }
    let progress = start(effect, RunningEffect(action, cause: cause, note: note))
    endWhatLeft()
    return progress
  }

  /// Ends the effects whose place in the state was removed, in the order in which they began.
  private func endWhatLeft() {
    if !context.registry.hasPlaces { return }
    var leavings: [PublishSubject<Void>] = []
    stream.withState { leavings = context.registry.leavings(in: $0) }
    // Not under the lock of the state: ending an effect may run foreign code.
    for leaving in leavings { leaving.onNext(()) }
  }

  private func notify(_ watcher: any StoreWatcher, _ action: Action, _ cause: RunningEffect<Action>?) {
    withUnsafePointer(to: action) { action in
      if let cause {
        withUnsafePointer(to: cause.action) { watcher.sees(actionAt: action, sentByEffectOfActionAt: $0) }
      } else {
        watcher.sees(actionAt: action, sentByEffectOfActionAt: nil)
      }
    }
  }

  private func start(_ effect: Effect<Action>, _ running: RunningEffect<Action>) -> EffectProgress {
    let key = lock.withLock { self.running.insert(running) }
    // The store may have been closed by the reducer, or may be closed now by another thread.
    if isClosed.load(ordering: .acquiring) { finish(running, key) }
    running.subscribe(
      to: effect.observable(in: context),
      onNext: { [self] action in take(action, running, nil) },
      onError: { [self] error in
        finish(running, key)
        fail(error, of: running.action)
      },
      onCompleted: { [self] in finish(running, key) })
    return running.progress
  }

  private func finish(_ effect: RunningEffect<Action>, _ key: Bag<RunningEffect<Action>>.Key) {
    withExtendedLifetime(lock.withLock { running.remove(key) }) {}
    effect.end()
  }

  /// Reports an error, which subscribers do not receive (CA-11).
  private func fail(_ error: any Error, of action: Action) {
    if isClosed.load(ordering: .acquiring) { return }
    if let watcher {
      withUnsafePointer(to: action) { watcher.sees(error, ofActionAt: $0) }
    } else {
      StoreWarning.report("an effect of '\(ActionName.of(action))' failed: \(error)")
    }
  }

  func receive(_ warning: StoreWarning) -> Bool {
    guard let watcher else { return false }
    watcher.sees(warning)
    return true
  }
}

/// An action that waits to be reduced, with the effect that sent it, the note of a test that sent it, or the condition
/// of a filtered store.
private final class Turn<State, Action> {
  let action: Action
  let cause: RunningEffect<Action>?
  let note: AnyObject?
  let isWanted: ((State) -> Bool)?

  init(
    _ action: Action, _ cause: RunningEffect<Action>?, _ note: AnyObject?, _ isWanted: ((State) -> Bool)?
  ) {
    self.action = action
    self.cause = cause
    self.note = note
    self.isWanted = isWanted
  }
}
