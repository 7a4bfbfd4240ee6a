import Dispatch
import Observables

/// A scheduler that runs work on the main queue, at once if already there, without the order that `MainScheduler`
/// keeps.
///
/// Meant for `subscribe(on:)`. While a script plays, the playing thread stands in for the main thread.
public final class ConcurrentMainScheduler: DispatchQueueScheduler {
  /// The shared scheduler.
  // Safe to share: the queue is its only state.
  public nonisolated(unsafe) static let instance = ConcurrentMainScheduler()

  private init() {
    super.init(on: .main, leeway: .nanoseconds(0))
  }

  /// Runs an action at once if called on the main queue, otherwise dispatches it to the main queue.
  public override func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    MainQueue.isCurrent ? action(state) : super.schedule(state, action: action)
  }
}
