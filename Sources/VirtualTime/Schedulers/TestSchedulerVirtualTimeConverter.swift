import Observables

/// Converts ticks into seconds, rounding half up.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
  private let resolution: Double

  init(resolution: Double) { self.resolution = resolution }

  /// Returns the instant of a tick.
  public func convertFromVirtualTime(_ virtualTime: TestTime) -> RxTime { .seconds(Double(virtualTime) * resolution) }
  /// Returns the nearest tick of an instant.
  public func convertToVirtualTime(_ time: RxTime) -> TestTime { ticks(time) }
  /// Returns the span of a number of ticks.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TestTime) -> RxTimeInterval {
    .seconds(Double(virtualTimeInterval) * resolution)
  }
  /// Returns the nearest number of ticks of a span.
  public func convertToVirtualTimeInterval(_ timeInterval: RxTimeInterval) -> TestTime { ticks(timeInterval) }
  /// Returns the sum.
  public func offsetVirtualTime(_ time: TestTime, offset: TestTime) -> TestTime { time + offset }
  /// Returns which tick is earlier.
  public func compareVirtualTime(_ lhs: TestTime, _ rhs: TestTime) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs == rhs ? .equal : .greaterThan
  }

  private func ticks(_ span: Duration) -> TestTime {
    let ticks = span / .seconds(1) / resolution + 0.5
    return Int(exactly: ticks.rounded(.towardZero)) ?? (ticks < 0 ? .min : .max)
  }
}
