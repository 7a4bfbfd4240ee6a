import Observables

/// Converts time into itself.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
  /// Creates the converter.
  public init() {}

  /// Returns the instant itself.
  public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime { virtualTime }
  /// Returns the instant itself.
  public func convertToVirtualTime(_ time: RxTime) -> RxTime { time }
  /// Returns the span itself.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: RxTimeInterval) -> RxTimeInterval {
    virtualTimeInterval
  }
  /// Returns the span itself.
  public func convertToVirtualTimeInterval(_ timeInterval: RxTimeInterval) -> RxTimeInterval { timeInterval }
  /// Returns the sum.
  public func offsetVirtualTime(_ time: RxTime, offset: RxTimeInterval) -> RxTime { time + offset }
  /// Returns which instant is earlier.
  public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs == rhs ? .equal : .greaterThan
  }
}
