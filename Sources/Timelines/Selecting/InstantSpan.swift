/// A span of virtual time, including both ends; a missing end is open.
public struct InstantSpan: Hashable, Sendable, CustomStringConvertible {
  /// The first instant; nil for the start of the case.
  public var start: Instant?
  /// The last instant; nil for the end of the case.
  public var end: Instant?

  /// Creates a span from one instant to another.
  public init(from start: Instant? = nil, to end: Instant? = nil) {
    self.start = start
    self.end = end
  }

  /// Returns whether the instant lies in the span.
  public func contains(_ instant: Instant) -> Bool {
    if let start, instant < start { return false }
    if let end, instant > end { return false }
    return true
  }

  /// The span in milliseconds: `50ms..2000ms`.
  public var description: String {
    "\(start.map { "\($0.milliseconds)ms" } ?? "")..\(end.map { "\($0.milliseconds)ms" } ?? "")"
  }
}
