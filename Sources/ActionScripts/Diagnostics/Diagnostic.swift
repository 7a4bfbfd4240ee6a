import ExactStrings

/// An error in a script, its place, and a hint.
public struct Diagnostic: Error, Hashable, Sendable {
  /// The error: one line, lower case, no full stop.
  public var message: String
  /// The name of the script, as the caller gave it.
  public var file: String
  /// The place; line 0 if there is none, column 0 if the line as a whole is meant.
  public var range: SourceRange
  /// The line of the place, or a part of the line if it is very long.
  public var lineText: String
  /// The column of the first character of `lineText`: 1, unless the text is only a part.
  public var lineTextColumn: Int
  /// A hint how to correct the error: one line beside the caret.
  public var note: String?
  /// The lines that include the file, the innermost first: `main.reel:3`; nil where it is the script itself.
  public var includedAt: String?

  /// Creates an error at a place.
  package init(
    _ message: String, file: String, range: SourceRange, lineText: String, lineTextColumn: Int = 1, note: String? = nil
  ) {
    self.message = message
    self.file = file
    self.range = range
    self.lineText = lineText
    self.lineTextColumn = lineTextColumn
    self.note = note
  }

  /// Creates an error without a place, whose message is shown alone.
  package init(_ message: String) {
    self.init(message, file: "", range: .none, lineText: "")
  }

  /// Whether the line at its place is JSON.
  package var isInJSON: Bool {
    lineText.unicodeScalars.first { $0 != " " && $0 != "\t" }.map { "[]{}\",".unicodeScalars.contains($0) } ?? false
  }
}
