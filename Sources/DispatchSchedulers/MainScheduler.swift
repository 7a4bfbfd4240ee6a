import Dispatch
import Observables
import Synchronization

/// Runs work on the main queue.
///
/// `schedule` on the main queue runs the action at once if nothing of this scheduler waits or runs; otherwise it is
/// dispatched behind the others, in order. While a script plays, the playing thread stands in for the main one.
public final class MainScheduler: SerialDispatchQueueScheduler {
  /// The shared scheduler.
  // Safe to share: it has no state but the queue and an atomic counter.
  public nonisolated(unsafe) static let instance = MainScheduler()
  /// A scheduler of the main queue that always dispatches.
  // Safe to share: it has no state but the queue.
  public nonisolated(unsafe) static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

  private let waitingOrRunning = Atomic<Int>(0)

  /// A scheduler of the main queue with an order of its own.
  public init() {
    super.init(serialQueue: .main)
  }

  /// Traps unless called on the main queue or on a thread that plays a script.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    precondition(
      MainThread.isCurrent, errorMessage ?? "off the main queue; `MainScheduler.instance.schedule` takes work there")
  }

  /// Traps unless called on the main queue or on a thread that plays a script.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    precondition(MainThread.isCurrent, errorMessage ?? "off the main thread")
  }

  /// Runs an action at once where that keeps the order, otherwise behind the others.
  public override func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    if let scheduled = AmbientScheduler.schedule(state, for: self, action: action) { return scheduled }
    let others = waitingOrRunning.add(1, ordering: .acquiringAndReleasing).oldValue
    if others == 0, MainThread.isCurrent {
      defer { waitingOrRunning.subtract(1, ordering: .acquiringAndReleasing) }
      return action(state)
    }
    let cancel = SingleAssignmentDisposable()
    let work = Handover { [self] in
      if !cancel.isDisposed { cancel.setDisposable(action(state)) }
      waitingOrRunning.subtract(1, ordering: .acquiringAndReleasing)
    }
    DispatchQueue.main.async { work.run() }
    return cancel
  }
}
