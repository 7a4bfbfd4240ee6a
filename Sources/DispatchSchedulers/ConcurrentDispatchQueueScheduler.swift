import Dispatch
import Observables

/// Runs work on a dispatch queue that may be concurrent.
///
/// While a script plays, the work runs on the ambient scheduler instead.
public final class ConcurrentDispatchQueueScheduler: DispatchQueueScheduler {
  /// A scheduler of the given queue.
  /// - Parameter leeway: How late a timer may fire for the sake of power.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    super.init(on: queue, leeway: leeway)
  }

  /// A scheduler with a concurrent queue of its own.
  /// - Parameter leeway: How late a timer may fire for the sake of power.
  public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.init(
      queue: DispatchQueue(label: "observables.concurrent", qos: qos, attributes: .concurrent), leeway: leeway)
  }
}
