import Observables
import Synchronization

/// The way of an action from `dispatch` to the reducer: the middlewares, one after another.
///
///     dispatch -> middleware -> next -> middleware -> next -> settle: reduce, then tell the subscribers
///
/// The chain belongs to its store, which it does not retain. It is not generic, because each look at a type that depends on
/// the state costs as much as a middleware. No lock is held while a middleware runs.
class DispatchChain {
  /// The middlewares in their order, retained once and not each time.
  @exclusivity(unchecked) private var stages: ContiguousArray<Unmanaged<MiddlewareStage>>
  private let names: [String]
  /// A call for each middleware, which one dispatch after another uses again: to make them costs as much as all the rest.
  @exclusivity(unchecked) private var spareCalls: ContiguousArray<MiddlewareCall> = []
  private let areSparesInUse = Atomic<Bool>(false)
  private let keys = Atomic<Int>(0)
  private let ended = Atomic<Bool>(false)
  final let observation = DispatchObservation()

  /// Guards what follows.
  private let lock = RecursiveLock()
  @exclusivity(unchecked) private var heldActions: [Int: HeldAction] = [:]
  /// The store for those who come later. It is set when a middleware first holds an action, because an object that was ever
  /// referenced weakly is slower to retain.
  private weak var store: AnyObject?

  init(_ stages: [MiddlewareStage]) {
    self.stages = ContiguousArray(stages.map { .passRetained($0) })
    names = stages.map(\.name)
    spareCalls = ContiguousArray(stages.indices.map { MiddlewareCall(self, $0) })
  }

  /// Whether the store is gone or was halted: nothing is called any more.
  final var isOver: Bool { @inline(__always) get { ended.load(ordering: .acquiring) } }

  /// Brings an action to the state, behind the last middleware.
  func settle(_ action: any Action, _ letter: Letter?) { preconditionFailure("a chain settles actions") }

  /// Sends an action through all middlewares to the state.
  ///
  /// It is not inlined, so that the caller keeps the store alive until it returns.
  @inline(never)
  final func dispatch(_ action: any Action, in store: AnyObject) {
    if isOver { return }
    let isObserved = observation.isActive
    let letter = isObserved ? observation.open(action) : nil
    if stages.isEmpty {
      settle(action, letter)
    } else {
      let key = keys.add(stages.count, ordering: .relaxed).oldValue
      if isObserved || areSparesInUse.exchange(true, ordering: .acquiring) {
        pass(action, to: 0, in: store, key, letter)
      } else {
        passBySpare(action, to: 0, in: store, key)
        areSparesInUse.store(false, ordering: .releasing)
      }
    }
    if isObserved { observation.close(action, letter) }
  }

  /// Sends on what a middleware passed.
  /// - Parameter usesSpares: Whether this still is the dispatch that has the spare calls for itself.
  @inline(never)
  final func pass(_ action: any Action, from call: MiddlewareCall, in store: AnyObject, usesSpares: Bool) {
    let isOther = observation.isActive && observation.compare(action, with: call, by: names[call.index])
    if usesSpares {
      passBySpare(action, to: call.index + 1, in: store, call.key + 1)
    } else {
      pass(action, to: call.index + 1, in: store, call.key + 1, call.notes?.letter)
    }
    if isOther { observation.tell { $0.sees(returnFrom: action) } }
  }

  private func pass(_ action: any Action, to index: Int, in store: AnyObject, _ key: Int, _ letter: Letter?) {
    if isOver { return }
    if index == stages.count { return settle(action, letter) }
    let call = MiddlewareCall(self, index)
    call.key = key
    if observation.isActive {
      call.notes = CallNotes(action, letter)
      observation.enter(call)
      // The frame refers to the call without retaining it.
      withExtendedLifetime(call) {
        call.run(stages[index], store, action)
        observation.leave()
      }
    } else {
      call.notes = letter.map { CallNotes(action, $0) }
      call.run(stages[index], store, action)
    }
  }

  /// The same with the spare calls, which the dispatch has for itself.
  private func passBySpare(_ action: any Action, to index: Int, in store: AnyObject, _ key: Int) {
    if isOver { return }
    if index == stages.count { return settle(action, nil) }
    if observation.isActive { return pass(action, to: index, in: store, key, nil) }
    spareCalls[index].restart(key)
    let isThrough = spareCalls[index].run(stages[index], store, action)
    // A `next` that somebody kept belongs to this action for ever.
    if isThrough && isKnownUniquelyReferenced(&spareCalls[index]) { return }
    spareCalls[index] = MiddlewareCall(self, index)
  }

  /// Ends everything, without telling anybody: work that goes on is given up in the order of its dispatch.
  func end() {
    if ended.exchange(true, ordering: .acquiringAndReleasing) { return }
    observation.end()
    let held = lock.withLock {
      defer { heldActions = [:] }
      return heldActions
    }
    for (_, action) in held.sorted(by: { $0.key < $1.key }) { action.disposable.dispose() }
  }

  /// Lets actions through again after an end.
  final func revive() {
    observation.revive()
    ended.store(false, ordering: .releasing)
  }

  /// Ends everything and lets the middlewares go, which may hold a `next`, and with that this chain.
  ///
  /// To be called when the store dies: nobody is inside any more, as dispatches keep the store alive.
  final func dismantle() {
    end()
    let stages = stages
    self.stages = []
    for stage in stages { stage.release() }
  }
}

// MARK: Holding

extension DispatchChain {
  /// Sends on what a middleware passed later or on another thread, if the store still lives.
  final func resume(_ action: any Action, from call: MiddlewareCall) {
    let store = lock.withLock {
      heldActions[call.key]?.hasPassed = true
      // As long as the middleware has not returned, the thread that called it keeps the store alive.
      return call.runningStore?.takeUnretainedValue() ?? self.store
    }
    if let store { pass(action, from: call, in: store, usesSpares: false) }
  }

  /// Keeps what a middleware returned that has not passed its action on while it ran.
  final func hold(_ disposable: any Disposable, of call: MiddlewareCall, _ action: any Action, in store: AnyObject) {
    let notes = call.notes ?? CallNotes(action, nil)
    notes.letter?.handle()
    let isKept = lock.withLock {
      // Whoever has called `next` on another thread may be looking at the notes now.
      if !call.hasPassed { call.notes = notes }
      call.runningStore = nil
      if isOver { return false }
      if self.store == nil { self.store = store }
      heldActions[call.key] = HeldAction(action: action, disposable: disposable, hasPassed: call.hasPassed)
      return true
    }
    if !isKept { disposable.dispose() }
  }

  /// Gives up the work of a middleware whose action went on.
  final func release(_ key: Int) { lock.withLock { heldActions.removeValue(forKey: key) }?.disposable.dispose() }

  /// Gives up the work of a middleware that can never pass its action on.
  final func swallow(_ notes: CallNotes, _ index: Int, _ key: Int) {
    if isOver { return }
    notes.letter?.handle()
    if observation.isActive { observation.tell { $0.sees(swallowed: notes.action, by: names[index]) } }
    release(key)
  }

  /// The actions whose middleware has returned without having called `next`, in the order of their dispatches.
  final var actionsInFlight: [any Action] {
    lock.withLock { heldActions.filter { !$0.value.hasPassed } }.sorted { $0.key < $1.key }.map(\.value.action)
  }

  /// The number of `actionsInFlight`.
  final var effectsInFlight: Int { lock.withLock { heldActions.values.count { !$0.hasPassed } } }
}

/// An action whose middleware works on.
private struct HeldAction {
  let action: any Action
  let disposable: any Disposable
  /// Whether `next` was called, and has not yet returned.
  var hasPassed: Bool
}
