import Observables
import Synchronization

/// Reports the actions of a store to watchers and to subscribers of dead letters; idle while there are none.
final class DispatchObservation {
  private let active = Atomic<Bool>(false)
  private let deadLetters = Subscribers<any Action>()

  /// Guards the following properties.
  private let lock = RecursiveLock()
  @exclusivity(unchecked) private var watchers = Bag<any DispatchWatcher>()
  /// The middlewares that run, each with its thread; innermost last.
  @exclusivity(unchecked) private var frames: ContiguousArray<Frame> = []
  /// Whether there ever was a subscriber to dead letters.
  @exclusivity(unchecked) private var areNotesWanted = false
  @exclusivity(unchecked) private var isOver = false

  /// A running middleware; if `call` is nil, the reducer and the subscribers.
  private struct Frame {
    let thread: UInt
    /// Sound: the code that enters a call keeps the call alive until it leaves.
    let call: Unmanaged<MiddlewareCall>?
  }

  /// Whether there is anything to report to.
  var isActive: Bool { @inline(__always) get { active.load(ordering: .acquiring) } }

  /// Removes all watchers and subscribers.
  func end() {
    let removed = lock.withLock {
      isOver = true
      active.store(false, ordering: .releasing)
      return watchers.removeAll()
    }
    withExtendedLifetime(removed) {}
    deadLetters.removeAll()
  }

  /// Accepts watchers and subscribers again after `end()`.
  func revive() {
    lock.withLock {
      areNotesWanted = false
      isOver = false
    }
  }

  /// Reports everything to a watcher until the returned disposable is disposed.
  func add(_ watcher: any DispatchWatcher) -> any Disposable {
    let key = lock.withLock { () -> Bag<any DispatchWatcher>.Key? in
      if isOver { return nil }
      active.store(true, ordering: .releasing)
      return watchers.insert(watcher)
    }
    guard let key else { return Disposables.create() }
    return AnonymousDisposable { [self] in
      let removed = lock.withLock {
        defer { if watchers.isEmpty && !areNotesWanted { active.store(false, ordering: .releasing) } }
        return watchers.remove(key)
      }
      withExtendedLifetime(removed) {}
    }
  }

  func forEachWatcher(_ body: (any DispatchWatcher) -> Void) {
    lock.lock()
    let watchers = watchers.elements
    lock.unlock()
    for watcher in watchers { body(watcher) }
  }

  /// Returns how often an action is reduced.
  func repetitions(of action: any Action) -> Int {
    var repetitions = 1
    forEachWatcher { repetitions *= $0.repetitions(of: action) }
    return repetitions
  }

  /// Reports that an action was dispatched.
  /// - Returns: Notes about the dispatch, if there are subscribers to dead letters.
  func open(_ action: any Action) -> DispatchNotes? {
    let cause = innermostCall?.notes
    cause?.dispatchNotes?.markHandled()
    forEachWatcher { $0.sees(dispatched: action, cause: cause?.action) }
    lock.lock()
    defer { lock.unlock() }
    return areNotesWanted ? DispatchNotes(action) : nil
  }

  /// Reports that a dispatch returns, and closes its notes.
  func close(_ action: any Action, _ dispatchNotes: DispatchNotes?) {
    if let dispatchNotes, dispatchNotes.markReturned() { send(dispatchNotes.action) }
    forEachWatcher { $0.sees(returnFrom: action) }
  }

  /// Reports a replacement if the passed action has another type than the one that the middleware received.
  /// - Returns: Whether it has; the return of the call has to be reported then, too.
  func compare(_ passed: any Action, with call: MiddlewareCall, by middleware: String) -> Bool {
    guard let notes = call.notes, type(of: passed) != type(of: notes.action) else { return false }
    notes.dispatchNotes?.markHandled()
    forEachWatcher { $0.sees(passed, insteadOf: notes.action, by: middleware) }
    return true
  }

  func attachToDeadLetters(_ sink: Sink<any Action>) -> any Attachment {
    let isOver = lock.withLock {
      areNotesWanted = true
      active.store(!self.isOver, ordering: .releasing)
      return self.isOver
    }
    return isOver ? NoAttachment.shared : deadLetters.subscription(deadLetters.insert(sink))
  }

  /// Records that the action left the state equal.
  func markUnchanged(_ dispatchNotes: DispatchNotes) {
    if dispatchNotes.markUnchanged() { send(dispatchNotes.action) }
  }

  private func send(_ deadLetter: any Action) {
    deadLetters.send(deadLetter, to: deadLetters.lock.withLock { deadLetters.snapshot })
  }

  /// Records that this thread enters a middleware, or the reducer if `call` is nil; `leave()` has to follow.
  func enter(_ call: MiddlewareCall?) {
    let frame = Frame(thread: currentThreadWord(), call: call.map { .passUnretained($0) })
    lock.lock()
    frames.append(frame)
    lock.unlock()
  }

  /// Records that this thread leaves the frame that it entered last.
  func leave() {
    let thread = currentThreadWord()
    lock.lock()
    if let index = frames.lastIndex(where: { $0.thread == thread }) { frames.remove(at: index) }
    lock.unlock()
  }

  /// The middleware that runs on this thread; nil inside the reducer and inside subscribers.
  private var innermostCall: MiddlewareCall? {
    let thread = currentThreadWord()
    lock.lock()
    defer { lock.unlock() }
    return frames.last { $0.thread == thread }?.call?.takeUnretainedValue()
  }
}
