import Dispatch
import Observables

/// A scheduler that runs work on a dispatch queue, which may be concurrent.
///
/// While a script plays, the work runs on the ambient scheduler instead.
public final class ConcurrentDispatchQueueScheduler: DispatchQueueScheduler {
  /// Creates a scheduler that uses the given queue.
  /// - Parameter leeway: The longest span by which a timer may fire late to save power.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    super.init(on: queue, leeway: leeway)
  }

  /// Creates a scheduler with a new concurrent queue.
  /// - Parameter leeway: The longest span by which a timer may fire late to save power.
  public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.init(
      queue: DispatchQueue(label: "observables.concurrent", qos: qos, attributes: .concurrent), leeway: leeway)
  }
}
