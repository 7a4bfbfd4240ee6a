import Observables
import Synchronization

/// Tells watchers and subscribers to dead letters what happens to the actions of a store; idle until there are any.
final class DispatchObservation {
  private let active = Atomic<Bool>(false)
  private let deadLetters = Subscribers<any Action>()

  /// Guards what follows.
  private let lock = RecursiveLock()
  @exclusivity(unchecked) private var watchers = Bag<any DispatchWatcher>()
  /// The middlewares that run, and on which thread; innermost last.
  @exclusivity(unchecked) private var frames: ContiguousArray<Frame> = []
  /// Whether anybody ever listened to dead letters.
  @exclusivity(unchecked) private var areLettersWanted = false
  @exclusivity(unchecked) private var isOver = false

  /// A middleware that runs; or the reducer and the subscribers, where there is no call.
  private struct Frame {
    let thread: UInt
    /// Sound: whoever enters a call keeps it alive until it leaves.
    let call: Unmanaged<MiddlewareCall>?
  }

  /// Whether anything has to be told.
  var isActive: Bool { @inline(__always) get { active.load(ordering: .acquiring) } }

  /// Lets everybody go.
  func end() {
    let removed = lock.withLock {
      isOver = true
      active.store(false, ordering: .releasing)
      return watchers.removeAll()
    }
    withExtendedLifetime(removed) {}
    deadLetters.removeAll()
  }

  /// Lets those in who come after an end.
  func revive() {
    lock.withLock {
      areLettersWanted = false
      isOver = false
    }
  }

  // MARK: Watchers

  /// Tells a watcher everything until the returned disposable is disposed.
  func add(_ watcher: any DispatchWatcher) -> any Disposable {
    let key = lock.withLock { () -> Bag<any DispatchWatcher>.Key? in
      if isOver { return nil }
      active.store(true, ordering: .releasing)
      return watchers.insert(watcher)
    }
    guard let key else { return Disposables.create() }
    return AnonymousDisposable { [self] in
      let removed = lock.withLock {
        defer { if watchers.isEmpty && !areLettersWanted { active.store(false, ordering: .releasing) } }
        return watchers.remove(key)
      }
      withExtendedLifetime(removed) {}
    }
  }

  func tell(_ body: (any DispatchWatcher) -> Void) {
    lock.lock()
    let watchers = watchers.elements
    lock.unlock()
    for watcher in watchers { body(watcher) }
  }

  // MARK: Dispatches

  /// Tells that an action was dispatched.
  /// - Returns: Notes about the dispatch, if somebody listens to dead letters.
  func open(_ action: any Action) -> Letter? {
    let cause = innermostCall?.notes
    cause?.letter?.handle()
    tell { $0.sees(dispatched: action, cause: cause?.action) }
    lock.lock()
    defer { lock.unlock() }
    return areLettersWanted ? Letter(action) : nil
  }

  /// Tells that a dispatch which was opened returns, and ends the notes about it.
  func close(_ action: any Action, _ letter: Letter?) {
    if let letter, letter.markReturned() { send(letter.action) }
    tell { $0.sees(returnFrom: action) }
  }

  /// Tells if what a middleware passed on is not of the type that it was given.
  /// - Returns: Whether it is not; its return has to be told, too.
  func compare(_ passed: any Action, with call: MiddlewareCall, by middleware: String) -> Bool {
    guard let notes = call.notes, type(of: passed) != type(of: notes.action) else { return false }
    notes.letter?.handle()
    tell { $0.sees(passed, insteadOf: notes.action, by: middleware) }
    return true
  }

  // MARK: Dead letters

  func attachToDeadLetters(_ sink: Sink<any Action>) -> any Attachment {
    let isOver = lock.withLock {
      areLettersWanted = true
      active.store(!self.isOver, ordering: .releasing)
      return self.isOver
    }
    return isOver ? NoAttachment.shared : deadLetters.subscription(deadLetters.insert(sink))
  }

  /// Notes that the state stayed equal under an action.
  func markUnchanged(_ letter: Letter) {
    if letter.markUnchanged() { send(letter.action) }
  }

  private func send(_ deadLetter: any Action) {
    deadLetters.send(deadLetter, to: deadLetters.lock.withLock { deadLetters.snapshot })
  }

  // MARK: Frames

  /// Notes that this thread enters a middleware, or the reducer if there is no call; `leave()` has to follow.
  func enter(_ call: MiddlewareCall?) {
    let frame = Frame(thread: currentThreadWord(), call: call.map { .passUnretained($0) })
    lock.lock()
    frames.append(frame)
    lock.unlock()
  }

  /// Notes that this thread leaves what it entered last.
  func leave() {
    let thread = currentThreadWord()
    lock.lock()
    if let index = frames.lastIndex(where: { $0.thread == thread }) { frames.remove(at: index) }
    lock.unlock()
  }

  /// The middleware that runs on this thread; nil inside of the reducer and of subscribers.
  private var innermostCall: MiddlewareCall? {
    let thread = currentThreadWord()
    lock.lock()
    defer { lock.unlock() }
    return frames.last { $0.thread == thread }?.call?.takeUnretainedValue()
  }
}
