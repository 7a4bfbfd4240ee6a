import ExactStrings

/// Why a text is no timeline, and where.
public struct TimelineError: Error, Hashable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// What is wrong, in lower case and without the place.
  public let message: String

  /// An error in a line.
  public init(line: Int, _ message: String) {
    self.line = line
    self.message = message
  }

  /// A time before the one above it.
  init(backwardsTo time: Instant, behind previous: Instant, line: Int) {
    self.init(
      line: line, "time runs backwards: \(time.milliseconds)ms stands after \(previous.milliseconds)ms")
  }

  /// `line 7: ...`.
  public var description: String { "line \(line): \(message)" }
}
