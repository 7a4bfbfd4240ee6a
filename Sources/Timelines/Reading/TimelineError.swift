import ExactStrings

/// The reason why a text is not a timeline, and its place.
public struct TimelineError: Error, Hashable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// The message, in lower case and without the place.
  public let message: String

  /// Creates an error in a line.
  public init(line: Int, _ message: String) {
    self.line = line
    self.message = message
  }

  /// Creates the error of a time before the previous one.
  init(backwardsTo time: Instant, behind previous: Instant, line: Int) {
    self.init(
      line: line, "time runs backwards: \(time.milliseconds)ms stands after \(previous.milliseconds)ms")
  }

  /// The message with its place: `line 7: ...`.
  public var description: String { "line \(line): \(message)" }
}
