public import Dispatch
public import Observables

/// Runs work on a serial dispatch queue, one action at a time, in order.
///
/// While a script plays, the work runs on the ambient scheduler instead.
public class SerialDispatchQueueScheduler: SchedulerType, SerialScheduler {
  let runner: DispatchQueueRunner

  /// A scheduler with a serial queue of its own that targets the global queue of a quality of service.
  /// - Parameter leeway: How late a timer may fire for the sake of power.
  public convenience init(
    qos: DispatchQoS,
    internalSerialQueueName: String = "observables.serial",
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(
      queue: .global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName, leeway: leeway)
  }

  /// A scheduler with a serial queue of its own that targets the given queue.
  public convenience init(
    queue: DispatchQueue,
    internalSerialQueueName: String = "observables.serial",
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(serialQueue: DispatchQueue(label: internalSerialQueueName, target: queue), leeway: leeway)
  }

  /// A scheduler with a serial queue of its own, which a closure may configure.
  public convenience init(
    internalSerialQueueName: String,
    serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let queue = DispatchQueue(label: internalSerialQueueName)
    serialQueueConfiguration?(queue)
    self.init(serialQueue: queue, leeway: leeway)
  }

  init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    runner = DispatchQueueRunner(queue: serialQueue, leeway: leeway)
  }

  /// The time since the start of the system, or the ambient scheduler's.
  public var now: RxTime { runner.now }

  /// Schedules an action behind what waits on the queue.
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

  /// Schedules an action again and again.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    runner.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}
