import Dispatch
public import Observables

/// Runs work on the main queue, at once if already there: without the order that `MainScheduler` keeps.
///
/// Meant for `subscribe(on:)`. While a script plays, the playing thread stands in for the main one.
public final class ConcurrentMainScheduler: SchedulerType {
  /// The shared scheduler.
  // Safe to share: it has no state but the queue.
  public nonisolated(unsafe) static let instance = ConcurrentMainScheduler()

  private let runner = DispatchQueueRunner(queue: .main, leeway: .nanoseconds(0))
  private let isMain = DispatchSpecificKey<Bool>()

  private init() {
    DispatchQueue.main.setSpecific(key: isMain, value: true)
  }

  /// The time since the start of the system, or the ambient scheduler's.
  public var now: RxTime { runner.now }

  /// Runs an action at once on the main queue, otherwise dispatches it there.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    if AmbientScheduler.current != nil || DispatchQueue.getSpecific(key: isMain) == true { return action(state) }
    return runner.schedule(state, action: action)
  }

  /// Schedules an action `dueTime` from now.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    runner.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  /// Schedules an action again and again.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    runner.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}
