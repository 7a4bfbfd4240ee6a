import Observables
import Synchronization

/// The running effects of one action.
final class RunningEffect<Action> {
  /// The action that started the effects.
  let action: Action
  /// The count of these effects and of those of the actions that they send.
  let progress: EffectProgress
  private let subscription = SingleAssignmentDisposable()
  private let ended = Atomic<Bool>(false)

  /// The note of the action from outside that started everything.
  let note: AnyObject?

  init(_ action: Action, cause: RunningEffect<Action>?, note: AnyObject?) {
    self.action = action
    self.note = cause?.note ?? note
    progress = cause?.progress ?? EffectProgress()
    progress.begin(subscription)
  }

  var hasEnded: Bool { ended.load(ordering: .acquiring) }

  func subscribe(
    to source: Observable<Action>, onNext: @escaping (Action) -> Void, onError: @escaping (any Error) -> Void,
    onCompleted: @escaping () -> Void
  ) {
    // The task of the action was cancelled before this effect began.
    if subscription.isDisposed { return onCompleted() }
    if source.deliversNow {
      let error = source.deliverNow { if !subscription.isDisposed { onNext($0) } }
      if let error { onError(error) } else { onCompleted() }
      return
    }
    subscription.setDisposable(
      source.subscribe(
        onNext: onNext, onError: onError, onCompleted: onCompleted,
        // Disposed from outside, by cancelling the task of the action.
        onDisposed: { [weak self] in if self?.hasEnded == false { onCompleted() } }))
  }

  /// Disposes what still runs; a second call does nothing.
  func end() {
    if ended.exchange(true, ordering: .acquiringAndReleasing) { return }
    subscription.dispose()
    progress.end()
  }
}

/// The number of running effects that began with one action sent from outside, and the code that waits for their end.
///
/// `@unchecked Sendable`: everything is accessed with the lock held, and the disposables may be disposed from any
/// thread.
final class EffectProgress: @unchecked Sendable {
  private let lock = RecursiveLock()
  private var count = 0
  private var subscriptions: [SingleAssignmentDisposable] = []
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var wasCancelled = false

  /// Counts an action that one of the effects has sent and that waits for its turn.
  func begin() { lock.withLock { count += 1 } }

  /// Counts an effect that begins.
  func begin(_ subscription: SingleAssignmentDisposable) {
    let isLate = lock.withLock {
      count += 1
      if subscriptions.count > 8 { subscriptions.removeAll(where: \.isDisposed) }
      subscriptions.append(subscription)
      return wasCancelled
    }
    if isLate { subscription.dispose() }
  }

  /// Removes an effect that has ended, or an action that had its turn.
  func end() {
    let released = lock.withLock { () -> [CheckedContinuation<Void, Never>] in
      count -= 1
      if count > 0 { return [] }
      defer { waiting = [] }
      return waiting
    }
    for continuation in released { continuation.resume() }
  }

  var hasEnded: Bool { lock.withLock { count == 0 } }

  var isCancelled: Bool { lock.withLock { wasCancelled } }

  func cancel() {
    let running = lock.withLock {
      wasCancelled = true
      defer { subscriptions = [] }
      return subscriptions
    }
    for subscription in running { subscription.dispose() }
  }

  nonisolated(nonsending) func finish() async {
    await withCheckedContinuation { continuation in
      let isOver = lock.withLock {
        if count > 0 { waiting.append(continuation) }
        return count == 0
      }
      if isOver { continuation.resume() }
    }
  }
}
