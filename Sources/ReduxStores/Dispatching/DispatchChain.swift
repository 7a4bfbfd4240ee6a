import Observables
import Synchronization

/// The chain of middlewares that an action passes through from `dispatch` to the reducer.
///
///     dispatch -> middleware -> next -> middleware -> next -> reduceAndNotify
///
/// The chain belongs to its store, which it does not retain. The class is not generic, because each access to a type
/// that depends on the state costs as much as a middleware. No lock is held while a middleware runs.
class DispatchChain {
  /// The middlewares in their order; retained once, not at each access.
  @exclusivity(unchecked) private var stages: ContiguousArray<Unmanaged<MiddlewareStage>>
  private let names: [String]
  /// A reusable call for each middleware: creating one for each dispatch would cost as much as all the rest.
  @exclusivity(unchecked) private var spareCalls: ContiguousArray<MiddlewareCall> = []
  private let areSparesInUse = Atomic<Bool>(false)
  private let keys = Atomic<Int>(0)
  private let ended = Atomic<Bool>(false)
  final let observation = DispatchObservation()

  /// Guards the following properties.
  private let lock = RecursiveLock()
  @exclusivity(unchecked) private var heldActions: [Int: HeldAction] = [:]
  /// The store, for actions that are passed on later. It is set when a middleware first holds an action, because an
  /// object that was ever referenced weakly is slower to retain.
  private weak var store: AnyObject?

  init(_ stages: [MiddlewareStage]) {
    self.stages = ContiguousArray(stages.map { .passRetained($0) })
    names = stages.map(\.name)
    spareCalls = ContiguousArray(stages.indices.map { MiddlewareCall(self, $0) })
  }

  /// Whether the store was released or halted: nothing is called any more.
  final var isOver: Bool { @inline(__always) get { ended.load(ordering: .acquiring) } }

  /// Reduces an action that has passed the last middleware, and then notifies the subscribers.
  func reduceAndNotify(_ action: any Action, _ dispatchNotes: DispatchNotes?) {
    preconditionFailure("a chain reduces actions")
  }

  /// Sends an action through all middlewares to the state.
  ///
  /// Not inlined, so that the caller keeps the store alive until the method returns.
  @inline(never)
  final func dispatch(_ action: any Action, in store: AnyObject) {
    if isOver { return }
    let isObserved = observation.isActive
    let dispatchNotes = isObserved ? observation.open(action) : nil
    if stages.isEmpty {
      reduceAndNotify(action, dispatchNotes)
    } else {
      let key = keys.add(stages.count, ordering: .relaxed).oldValue
      if isObserved || areSparesInUse.exchange(true, ordering: .acquiring) {
        pass(action, to: 0, in: store, key, dispatchNotes)
      } else {
        passBySpare(action, to: 0, in: store, key)
        areSparesInUse.store(false, ordering: .releasing)
      }
    }
    if isObserved { observation.close(action, dispatchNotes) }
  }

  /// Sends the action that a middleware passed to the next stage.
  /// - Parameter usesSpares: Whether the dispatch is still the one that owns the spare calls.
  @inline(never)
  final func pass(_ action: any Action, from call: MiddlewareCall, in store: AnyObject, usesSpares: Bool) {
    let isOther = observation.isActive && observation.compare(action, with: call, by: names[call.index])
    if usesSpares {
      passBySpare(action, to: call.index + 1, in: store, call.key + 1)
    } else {
      pass(action, to: call.index + 1, in: store, call.key + 1, call.notes?.dispatchNotes)
    }
    if isOther { observation.forEachWatcher { $0.sees(returnFrom: action) } }
  }

  private func pass(
    _ action: any Action, to index: Int, in store: AnyObject, _ key: Int, _ dispatchNotes: DispatchNotes?
  ) {
    if isOver { return }
    if index == stages.count { return reduceAndNotify(action, dispatchNotes) }
    let call = MiddlewareCall(self, index)
    call.key = key
    if observation.isActive {
      call.notes = CallNotes(action, dispatchNotes)
      observation.enter(call)
      // The frame of the observation refers to the call without retaining it.
      withExtendedLifetime(call) {
        call.run(stages[index], store, action)
        observation.leave()
      }
    } else {
      call.notes = dispatchNotes.map { CallNotes(action, $0) }
      call.run(stages[index], store, action)
    }
  }

  /// Passes an action with the spare calls, which this dispatch owns.
  private func passBySpare(_ action: any Action, to index: Int, in store: AnyObject, _ key: Int) {
    if isOver { return }
    if index == stages.count { return reduceAndNotify(action, nil) }
    if observation.isActive { return pass(action, to: index, in: store, key, nil) }
    // Not retained, for speed. Sound: the array keeps the call, and only this dispatch replaces it, below.
    let isThrough = Unmanaged.passUnretained(spareCalls[index])._withUnsafeGuaranteedRef { call in
      call.restart(key)
      return call.run(stages[index], store, action)
    }
    // A `next` that was stored belongs to this action for ever.
    if isThrough && isKnownUniquelyReferenced(&spareCalls[index]) { return }
    spareCalls[index] = MiddlewareCall(self, index)
  }

  /// Ends everything without an event: disposes work in progress, in the order of the dispatches.
  func end() {
    if ended.exchange(true, ordering: .acquiringAndReleasing) { return }
    observation.end()
    let held = lock.withLock {
      defer { heldActions = [:] }
      return heldActions
    }
    for (_, action) in held.sorted(by: { $0.key < $1.key }) { action.disposable.dispose() }
  }

  /// Accepts actions again after `end()`.
  final func revive() {
    observation.revive()
    ended.store(false, ordering: .releasing)
  }

  /// Ends everything and releases the middlewares, which may hold a `next` and with it this chain.
  ///
  /// Must be called when the store is deallocated: no dispatch runs then, because dispatches keep the store alive.
  final func dismantle() {
    end()
    let stages = stages
    self.stages = []
    for stage in stages { stage.release() }
  }
}

extension DispatchChain {
  /// Sends an action on that a middleware passed later or on another thread, if the store is still alive.
  final func resume(_ action: any Action, from call: MiddlewareCall) {
    let store = lock.withLock {
      heldActions[call.key]?.hasPassed = true
      // Until the middleware has returned, the thread that called it keeps the store alive.
      return call.runningStore?.takeUnretainedValue() ?? self.store
    }
    if let store { pass(action, from: call, in: store, usesSpares: false) }
  }

  /// Keeps the disposable of a middleware that returned without having passed its action on.
  final func hold(_ disposable: any Disposable, of call: MiddlewareCall, _ action: any Action, in store: AnyObject) {
    let notes = call.notes ?? CallNotes(action, nil)
    notes.dispatchNotes?.markHandled()
    let isKept = lock.withLock {
      // A call of `next` on another thread may be reading the notes now.
      if !call.hasPassed { call.notes = notes }
      call.runningStore = nil
      if isOver { return false }
      if self.store == nil { self.store = store }
      heldActions[call.key] = HeldAction(action: action, disposable: disposable, hasPassed: call.hasPassed)
      return true
    }
    if !isKept { disposable.dispose() }
  }

  /// Disposes the work of a middleware whose action was passed on.
  final func release(_ key: Int) { lock.withLock { heldActions.removeValue(forKey: key) }?.disposable.dispose() }

  /// Disposes the work of a middleware that can never pass its action on.
  final func swallow(_ notes: CallNotes, _ index: Int, _ key: Int) {
    if isOver { return }
    notes.dispatchNotes?.markHandled()
    if observation.isActive { observation.forEachWatcher { $0.sees(swallowed: notes.action, by: names[index]) } }
    release(key)
  }

  /// The actions whose middleware has returned without having called `next`, in the order of their dispatches.
  final var actionsInFlight: [any Action] {
    lock.withLock { heldActions.filter { !$0.value.hasPassed } }.sorted { $0.key < $1.key }.map(\.value.action)
  }

  /// The number of `actionsInFlight`.
  final var effectsInFlight: Int { lock.withLock { heldActions.values.count { !$0.hasPassed } } }
}

/// An action whose middleware has not finished its work.
private struct HeldAction {
  let action: any Action
  let disposable: any Disposable
  /// Whether `next` was called, and has not yet returned.
  var hasPassed: Bool
}
