import Observables

/// Translates ticks into seconds, rounding half up.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
  private let resolution: Double

  init(resolution: Double) { self.resolution = resolution }

  /// The instant of a tick.
  public func convertFromVirtualTime(_ virtualTime: TestTime) -> RxTime { .seconds(Double(virtualTime) * resolution) }
  /// The nearest tick of an instant.
  public func convertToVirtualTime(_ time: RxTime) -> TestTime { ticks(time) }
  /// The span of some ticks.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TestTime) -> RxTimeInterval {
    .seconds(Double(virtualTimeInterval) * resolution)
  }
  /// The nearest number of ticks of a span.
  public func convertToVirtualTimeInterval(_ timeInterval: RxTimeInterval) -> TestTime { ticks(timeInterval) }
  /// The sum.
  public func offsetVirtualTime(_ time: TestTime, offset: TestTime) -> TestTime { time + offset }
  /// Which is earlier.
  public func compareVirtualTime(_ lhs: TestTime, _ rhs: TestTime) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs == rhs ? .equal : .greaterThan
  }

  private func ticks(_ span: Duration) -> TestTime {
    let ticks = span / .seconds(1) / resolution + 0.5
    return Int(exactly: ticks.rounded(.towardZero)) ?? (ticks < 0 ? .min : .max)
  }
}
