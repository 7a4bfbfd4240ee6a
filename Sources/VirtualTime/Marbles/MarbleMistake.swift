/// What is wrong with a picture, and where.
///
///     expected  -a-[bc
///                  ^ column 4: this group never ends, "]" is missing
public struct MarbleMistake: Error, Equatable, CustomStringConvertible {
  /// What the picture is for: `hot` or `cold` for that of a source, `expected`.
  public let role: String
  /// The picture as it was written.
  public let picture: String
  /// The character that is wrong, counted from 1.
  public let column: Int
  /// What is wrong with it.
  public let reason: String

  /// The picture with a caret under the mistake.
  public var description: String {
    let line = String(picture.map { $0.isNewline ? " " : $0 })
    let caret = String(repeating: " ", count: column - 1) + "^"
    return marbleLine(role, line) + "\n" + marbleLine("", "\(caret) column \(column): \(reason)")
  }
}

/// A line of a message: a label, and what stands under each other from line to line.
func marbleLine(_ label: String, _ text: String) -> String {
  text.isEmpty ? label : label + String(repeating: " ", count: 10 - label.count) + text
}
