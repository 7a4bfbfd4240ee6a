import Observables

/// Converts between a scheduler's own units and real durations.
public protocol VirtualTimeConverterType {
  /// A point in virtual time.
  associatedtype VirtualTimeUnit
  /// A span of virtual time.
  associatedtype VirtualTimeIntervalUnit

  /// Returns the instant for a point in virtual time.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime
  /// Returns the point in virtual time for an instant.
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit
  /// Returns the duration for a span of virtual time.
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> RxTimeInterval
  /// Returns the span of virtual time for a duration.
  func convertToVirtualTimeInterval(_ timeInterval: RxTimeInterval) -> VirtualTimeIntervalUnit
  /// Returns a point in virtual time, moved by a span.
  func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit
  /// Compares two points in virtual time.
  func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// The order of two points in virtual time.
public enum VirtualTimeComparison: Sendable {
  /// The first is earlier.
  case lessThan
  /// Both are the same.
  case equal
  /// The first is later.
  case greaterThan
}

extension VirtualTimeComparison {
  /// Whether the first is earlier.
  public var lessThen: Bool { self == .lessThan }
  /// Whether the first is later.
  public var greaterThan: Bool { self == .greaterThan }
  /// Whether both are the same.
  public var equal: Bool { self == .equal }
}
