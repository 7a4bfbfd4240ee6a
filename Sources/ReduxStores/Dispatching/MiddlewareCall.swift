import Observables
import Synchronization

/// One call of a middleware, with the effect of its `next`, which counts once.
///
/// Only the closure `next` keeps a call alive. If the closure is released before it was called, the middleware can
/// never pass the action on: it has swallowed the action, and `deinit` reports this to the chain.
final class MiddlewareCall {
  /// Sound: while the middleware runs, the thread that called it keeps the store alive, and with it the chain. After
  /// that only a call that has not passed its action on uses the chain, and such a call retains it.
  private let chain: Unmanaged<DispatchChain>
  /// The chain, once the middleware has returned without having passed its action on.
  @exclusivity(unchecked) private var retainedChain: DispatchChain?
  /// The index of the middleware in the chain.
  let index: Int
  /// The key of the call among those that are held; keys grow in the order of the dispatches.
  @exclusivity(unchecked) var key = 0
  /// Whether this is one of the chain's spare calls; not read any more once the middleware has returned.
  @exclusivity(unchecked) private var isSpare = false
  /// Notes with the action that the middleware received; nil while the middleware runs unobserved.
  @exclusivity(unchecked) var notes: CallNotes?
  /// The store, until the middleware is known to have returned. Sound: the caller of the middleware keeps it alive.
  @exclusivity(unchecked) var runningStore: Unmanaged<AnyObject>?

  /// The thread that runs the middleware; 0 when the middleware has returned.
  private let runner = Atomic<UInt>(0)
  private let progress = Atomic<UInt8>(0)

  /// The bits of `progress`.
  private enum Progress {
    /// `next` was called by the middleware itself, which returns after `next` does.
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

  init(_ chain: DispatchChain, _ index: Int) {
    self.chain = .passUnretained(chain)
    self.index = index
  }

  /// Prepares a spare call, to which nothing else refers, for another action.
  func restart(_ key: Int) {
    self.key = key
    isSpare = true
    progress.store(0, ordering: .relaxed)
  }

  deinit {
    if !hasPassed, let notes { chain.takeUnretainedValue().swallow(notes, index, key) }
  }

  /// Whether `next` was called.
  var hasPassed: Bool { progress.load(ordering: .acquiring) & Progress.passed != 0 }

  /// Calls the middleware and keeps its disposable if there is work left.
  /// - Returns: Whether no work is left, because the action was passed on during the call.
  @discardableResult
  func run(_ stage: Unmanaged<MiddlewareStage>, _ store: AnyObject, _ action: any Action) -> Bool {
    runningStore = .passUnretained(store)
    runner.store(currentThreadWord(), ordering: .relaxed)
    let disposable = stage._withUnsafeGuaranteedRef { $0.on(store, action, { [self] in pass($0) }) }
    runner.store(0, ordering: .relaxed)
    if progress.load(ordering: .acquiring) & Progress.passedInside != 0 {
      disposable.dispose()
      return true
    }
    let chain = chain.takeUnretainedValue()
    retainedChain = chain
    chain.hold(disposable, of: self, action, in: store)
    if note(Progress.isHeld) & Progress.isThrough != 0 { chain.release(key) }
    return false
  }

  /// Handles a call of `next`.
  private func pass(_ action: any Action) {
    let isInside = runner.load(ordering: .relaxed) == currentThreadWord()
    if note(isInside ? Progress.passedInside : Progress.passedOutside) & Progress.passed != 0 { return }
    if isInside, let runningStore {
      return chain._withUnsafeGuaranteedRef { chain in
        runningStore._withUnsafeGuaranteedRef { chain.pass(action, from: self, in: $0, usesSpares: isSpare) }
      }
    }
    let chain = chain.takeUnretainedValue()
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
  /// Notes about the dispatch, if there are subscribers to dead letters.
  let dispatchNotes: DispatchNotes?

  init(_ action: any Action, _ dispatchNotes: DispatchNotes?) {
    self.action = action
    self.dispatchNotes = dispatchNotes
  }
}
