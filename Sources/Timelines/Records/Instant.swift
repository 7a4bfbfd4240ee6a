/// A point in virtual time: nanoseconds since the case began.
public struct Instant: Hashable, Comparable, Sendable {
  /// The distance from the start of the case; never negative.
  public var nanoseconds: Int64

  /// Creates the instant this many nanoseconds after the start.
  @inlinable
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The start of a case.
  public static let zero = Instant(nanoseconds: 0)

  /// Returns whether one instant is before another.
  public static func < (left: Instant, right: Instant) -> Bool { left.nanoseconds < right.nanoseconds }
}
