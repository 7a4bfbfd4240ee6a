import Dispatch
import Observables

/// A scheduler that runs work on a serial dispatch queue, one action at a time, in order.
///
/// While a script plays, the work runs on the ambient scheduler instead.
public class SerialDispatchQueueScheduler: DispatchQueueScheduler, SerialScheduler {
  /// Creates a scheduler with a new serial queue that targets the global queue of a quality of service.
  /// - Parameter leeway: The longest span by which a timer may fire late to save power.
  public convenience init(
    qos: DispatchQoS,
    internalSerialQueueName: String = "observables.serial",
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(
      queue: .global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName, leeway: leeway)
  }

  /// Creates a scheduler with a new serial queue that targets the given queue.
  /// - Parameter leeway: The longest span by which a timer may fire late to save power.
  public convenience init(
    queue: DispatchQueue,
    internalSerialQueueName: String = "observables.serial",
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(serialQueue: DispatchQueue(label: internalSerialQueueName, target: queue), leeway: leeway)
  }

  /// Creates a scheduler with a new serial queue, which a closure may configure.
  /// - Parameter leeway: The longest span by which a timer may fire late to save power.
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
    super.init(on: serialQueue, leeway: leeway)
  }
}
