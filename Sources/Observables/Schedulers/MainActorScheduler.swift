import Synchronization

/// A scheduler that runs work on the main actor: the default scheduler of bindings.
///
/// The main scheduler for programs is `MainScheduler` of the module PlatformSchedulers, which runs on the main dispatch
/// queue. This module does not import Dispatch, so it has a main scheduler of its own that uses Swift concurrency. The
/// two agree, because the executor of the main actor is that queue. On the main thread, `schedule` runs the action at
/// once if no action of this instance waits or runs. Otherwise the action runs after the others, in order. While a
/// script plays, the playing thread stands in for the main thread.
package final class MainActorScheduler: MainActorRunner, SerialScheduler {
  private let waitingOrRunning = Atomic<Int>(0)
  private let lock = RecursiveLock()
  private var waiting = Queue<TransferredAction>()

  /// Creates a scheduler that keeps its actions in order.
  package init() {}

  package func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    if let scheduled = AmbientScheduler.schedule(state, for: self, action: action) { return scheduled }
    let others = waitingOrRunning.add(1, ordering: .acquiringAndReleasing).oldValue
    if others == 0, MainThread.isCurrent {
      defer { leave() }
      return action(state)
    }
    let cancel = SingleAssignmentDisposable()
    let work = TransferredAction { [self] in
      cancel.fill { action(state) }
      leave()
    }
    lock.withLock { waiting.enqueue(work) }
    // One turn for each action, not bound to that action: turns may overtake each other, actions do not.
    let turn = TransferredAction { [self] in lock.withLock { waiting.dequeue() }?.run() }
    if others == 0 { run(turn) } else { enqueue(turn) }
    return cancel
  }

  private func leave() { waitingOrRunning.subtract(1, ordering: .acquiringAndReleasing) }
}
