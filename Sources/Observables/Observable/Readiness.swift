/// What a subscription would find at one moment on one thread; empty if only subscribing can tell.
@usableFromInline
package struct Readiness: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt8

  @inlinable
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// All elements and the end are there.
  @inlinable package static var now: Readiness { Readiness(rawValue: 1) }
  /// The end is no error.
  @inlinable package static var unfailing: Readiness { Readiness(rawValue: 2) }
  /// There is one element at most.
  @inlinable package static var single: Readiness { Readiness(rawValue: 4) }
  /// Nobody notices a subscription, and nothing comes of it before this thread has left what it is at.
  @inlinable package static var silent: Readiness { Readiness(rawValue: 8) }
}
