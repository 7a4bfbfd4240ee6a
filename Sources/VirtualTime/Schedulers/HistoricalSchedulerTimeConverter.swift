import Observables

/// Translates time into itself.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
  /// Makes the converter.
  public init() {}

  /// The instant itself.
  public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime { virtualTime }
  /// The instant itself.
  public func convertToVirtualTime(_ time: RxTime) -> RxTime { time }
  /// The span itself.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: RxTimeInterval) -> RxTimeInterval {
    virtualTimeInterval
  }
  /// The span itself.
  public func convertToVirtualTimeInterval(_ timeInterval: RxTimeInterval) -> RxTimeInterval { timeInterval }
  /// The sum.
  public func offsetVirtualTime(_ time: RxTime, offset: RxTimeInterval) -> RxTime { time + offset }
  /// Which is earlier.
  public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs == rhs ? .equal : .greaterThan
  }
}
