import Observables

/// Translates between a scheduler's own units and real spans of time.
public protocol VirtualTimeConverterType {
  /// A point of virtual time.
  associatedtype VirtualTimeUnit
  /// A span of virtual time.
  associatedtype VirtualTimeIntervalUnit

  /// The instant that a point of virtual time stands for.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime
  /// The point of virtual time of an instant.
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit
  /// The span that a span of virtual time stands for.
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> RxTimeInterval
  /// The span of virtual time of a span.
  func convertToVirtualTimeInterval(_ timeInterval: RxTimeInterval) -> VirtualTimeIntervalUnit
  /// A point of virtual time moved by a span.
  func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit
  /// How two points of virtual time compare.
  func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// How two points of virtual time compare.
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
