import Observables
import Synchronization

/// One call of a middleware, and what its `next` leads to, once.
///
/// The closure `next` is what keeps a call alive. When that is released before it was called, the middleware can never pass
/// the action on any more: it has swallowed the action, which the end of this object tells the chain.
final class MiddlewareCall {
  private let chain: DispatchChain
  /// The place of the middleware in the chain.
  let index: Int
  /// Names the call among those that are held; keys grow in the order of the dispatches.
  let key: Int
  /// The action that the middleware was given, and more; nil while it runs unobserved, when nobody asks.
  @exclusivity(unchecked) var notes: CallNotes?
  /// The store, until it is known that the middleware has returned. Sound: whoever called the middleware keeps it alive.
  @exclusivity(unchecked) unowned(unsafe) var runningStore: AnyObject?

  /// The thread that is inside the middleware; 0 when that has returned.
  private let runner = Atomic<UInt>(0)
  private let progress = Atomic<UInt8>(0)

  /// The bits of `progress`.
  private enum Progress {
    /// `next` was called by the middleware itself, which returns only after `next` has.
    static var passedInside: UInt8 { 1 }
    /// `next` was called later or on another thread.
    static var passedOutside: UInt8 { 2 }
    /// Such a call of `next` has returned.
    static var isThrough: UInt8 { 4 }
    /// The chain keeps the disposable.
    static var isHeld: UInt8 { 8 }
    /// `next` was called.
    static var passed: UInt8 { passedInside | passedOutside }
  }

  init(_ chain: DispatchChain, _ index: Int, _ key: Int, _ notes: CallNotes?) {
    self.chain = chain
    self.index = index
    self.key = key
    self.notes = notes
  }

  deinit {
    if !hasPassed, let notes { chain.swallow(notes, index, key) }
  }

  /// Whether `next` was called.
  var hasPassed: Bool { progress.load(ordering: .acquiring) & Progress.passed != 0 }

  /// Calls the middleware and takes care of what it leaves behind.
  func run(_ stage: Unmanaged<MiddlewareStage>, _ store: AnyObject, _ action: any Action) {
    runningStore = store
    runner.store(currentThreadWord(), ordering: .relaxed)
    let disposable = stage._withUnsafeGuaranteedRef { $0.on(store, action, { [self] in pass($0) }) }
    runner.store(0, ordering: .relaxed)
    if progress.load(ordering: .acquiring) & Progress.passedInside != 0 { return disposable.dispose() }
    chain.hold(disposable, of: self, action, in: store)
    if note(Progress.isHeld) & Progress.isThrough != 0 { chain.release(key) }
  }

  /// Does what a call of `next` asks for.
  private func pass(_ action: any Action) {
    let isInside = runner.load(ordering: .relaxed) == currentThreadWord()
    if note(isInside ? Progress.passedInside : Progress.passedOutside) & Progress.passed != 0 { return }
    if isInside, let store = runningStore { return chain.pass(action, from: self, in: store) }
    chain.resume(action, from: self)
    if note(Progress.isThrough) & Progress.isHeld != 0 { chain.release(key) }
  }

  /// Sets a bit of `progress`.
  /// - Returns: The bits before.
  private func note(_ bit: UInt8) -> UInt8 { progress.bitwiseOr(bit, ordering: .acquiringAndReleasing).oldValue }
}

/// Notes about a call of a middleware.
final class CallNotes {
  /// The action that the middleware was given.
  let action: any Action
  /// Notes about the dispatch, if somebody listens to dead letters.
  let letter: Letter?

  init(_ action: any Action, _ letter: Letter?) {
    self.action = action
    self.letter = letter
  }
}
