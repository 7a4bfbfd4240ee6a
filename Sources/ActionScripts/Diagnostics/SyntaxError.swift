import ExactStrings

/// The reason why a text is not what the language asks for: a statement, a value, a path, a duration.
///
/// A ``Diagnostic`` is made of it where the text has its place in a script.
package struct SyntaxError: Error, Hashable, Sendable {
  /// The error: one line in lower case.
  package var message: String
  /// The range of the error in the text, in UTF-8 bytes.
  package var range: Range<Int>
  /// A hint how to correct the error.
  package var note: String?

  init(_ message: String, _ range: Range<Int>, note: String? = nil) {
    self.message = message
    self.range = range
    self.note = note
  }

  /// Creates the error of a line that begins at `start` and is a mark of a merge conflict; nil for other lines.
  init?<Text: Collection<UInt8>>(conflictMarkIn text: Text, at start: Int) where Text.Index == Int {
    guard let mark = MergeConflict.mark(of: text[start...]) else { return nil }
    self.init(
      "'\(mark)' is the mark of a merge conflict", start..<start + mark.utf8.count,
      note: "resolve it first: one of the two versions stays, and the marks go")
  }

  /// Returns the error with another range: the text is a part of a larger one.
  func at(_ range: Range<Int>) -> SyntaxError { SyntaxError(message, range, note: note) }
}
