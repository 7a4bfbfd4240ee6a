import Dispatch
import Observables
import Synchronization

/// A scheduler that runs work on the main queue.
///
/// On the main queue, `schedule` runs the action at once if no action of this scheduler waits or runs. Otherwise the
/// action is dispatched after the others, in order. While a script plays, the playing thread stands in for the main
/// thread.
public final class MainScheduler: SerialDispatchQueueScheduler {
  /// The shared scheduler, which runs work at once if it is on the main queue already.
  // Safe to share: the queue and an atomic counter are its only state.
  public nonisolated(unsafe) static let instance = MainScheduler()
  /// A scheduler that dispatches every action to the main queue.
  // Safe to share: the queue is its only state.
  public nonisolated(unsafe) static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

  private let waitingOrRunning = Atomic<Int>(0)

  /// Creates a scheduler of the main queue that keeps its own actions in order.
  public init() {
    super.init(serialQueue: .main)
  }

  /// Traps unless called on the main queue or on a thread that plays a script.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    if MainQueue.isCurrent { return }
    fatalError(errorMessage ?? "not on the main queue; use `MainScheduler.instance.schedule`")
  }

  /// Traps unless called on the main queue or on a thread that plays a script.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    if !MainQueue.isCurrent { fatalError(errorMessage ?? "off the main thread") }
  }

  /// Runs an action at once if that keeps the order, otherwise after the others.
  public override func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    if let scheduled = AmbientScheduler.schedule(state, for: self, action: action) { return scheduled }
    let others = waitingOrRunning.add(1, ordering: .acquiringAndReleasing).oldValue
    if others == 0, MainQueue.isCurrent {
      defer { waitingOrRunning.subtract(1, ordering: .acquiringAndReleasing) }
      return action(state)
    }
    let cancel = SingleAssignmentDisposable()
    let work = TransferredAction { [self] in
      cancel.fill { action(state) }
      waitingOrRunning.subtract(1, ordering: .acquiringAndReleasing)
    }
    DispatchQueue.main.async { work.run() }
    return cancel
  }
}
