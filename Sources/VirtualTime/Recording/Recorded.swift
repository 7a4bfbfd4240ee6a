/// A value with the time at which it came.
public struct Recorded<Value> {
  /// When.
  public let time: TestTime
  /// What.
  public let value: Value

  /// A value at a time.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }
}

/// Equal if both came at the same time and are equal.
extension Recorded: Equatable where Value: Equatable {}
extension Recorded: Sendable where Value: Sendable {}

extension Recorded: CustomDebugStringConvertible {
  /// `next(1) @ 210`.
  public var debugDescription: String { "\(value) @ \(time)" }
}
