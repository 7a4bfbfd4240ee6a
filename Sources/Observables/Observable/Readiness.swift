/// The events that a subscription would receive at one moment on one thread; empty if they are known only after
/// subscribing.
@usableFromInline
package struct Readiness: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt8

  @inlinable
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// All elements and the end are available.
  @inlinable package static var now: Readiness { Readiness(rawValue: 1) }
  /// The sequence does not fail.
  @inlinable package static var unfailing: Readiness { Readiness(rawValue: 2) }
  /// The sequence has at most one element.
  @inlinable package static var single: Readiness { Readiness(rawValue: 4) }
  /// A subscription has no side effect and sends nothing before this thread has returned from its current work.
  @inlinable package static var silent: Readiness { Readiness(rawValue: 8) }
}
