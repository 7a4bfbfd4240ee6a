import ExactStrings

/// What is wrong with a script, where, and what to write instead.
public struct Diagnostic: Error, Hashable, Sendable {
  /// How bad it is. Nothing in a script is merely suspicious, so far.
  public enum Severity: String, Hashable, Sendable {
    case error
  }

  /// How bad it is.
  public var severity: Severity
  /// What is wrong: one line, lower case, no full stop.
  public var message: String
  /// The name of the script, as the caller gave it.
  public var file: String
  /// The place; line 0 where there is none.
  public var range: SourceRange
  /// The line of the place, or a piece of it where the line is very long.
  public var lineText: String
  /// The column of the first character of `lineText`: 1, unless it is a piece.
  public var lineTextColumn: Int
  /// What to write instead: one line beside the caret.
  public var note: String?

  /// An error at a place.
  public init(
    _ message: String, file: String, range: SourceRange, lineText: String, lineTextColumn: Int = 1, note: String? = nil
  ) {
    severity = .error
    self.message = message
    self.file = file
    self.range = range
    self.lineText = lineText
    self.lineTextColumn = lineTextColumn
    self.note = note
  }

  /// An error of no place: its message names what it is about, and is shown alone.
  public init(_ message: String) {
    self.init(message, file: "", range: .none, lineText: "")
  }
}
