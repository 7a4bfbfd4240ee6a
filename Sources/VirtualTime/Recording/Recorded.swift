/// A value with the time at which it was received.
public struct Recorded<Value> {
  /// The time.
  public let time: TestTime
  /// The value.
  public let value: Value

  /// Creates a value at a time.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }
}

/// Equal if the times and the values are equal.
extension Recorded: Equatable where Value: Equatable {}
extension Recorded: Sendable where Value: Sendable {}

extension Recorded: CustomDebugStringConvertible {
  /// `next(1) @ 210`.
  public var debugDescription: String { "\(value) @ \(time)" }
}
