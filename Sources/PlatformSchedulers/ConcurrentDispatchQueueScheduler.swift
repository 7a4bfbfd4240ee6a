public import Dispatch
public import Observables

/// Runs work on a dispatch queue that may be concurrent.
///
/// While a script plays, the work runs on the ambient scheduler instead.
public final class ConcurrentDispatchQueueScheduler: SchedulerType {
  private let runner: DispatchQueueRunner

  /// A scheduler of the given queue.
  /// - Parameter leeway: How late a timer may fire for the sake of power.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    runner = DispatchQueueRunner(queue: queue, leeway: leeway)
  }

  /// A scheduler with a concurrent queue of its own.
  public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.init(
      queue: DispatchQueue(label: "observables.concurrent", qos: qos, attributes: .concurrent), leeway: leeway)
  }

  /// The time since the start of the system, or the ambient scheduler's.
  public var now: RxTime { runner.now }

  /// Schedules an action as soon as the queue has room.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    runner.schedule(state, action: action)
  }

  /// Schedules an action `dueTime` from now.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    runner.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  /// Schedules an action again and again; runs never overlap.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    runner.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}
