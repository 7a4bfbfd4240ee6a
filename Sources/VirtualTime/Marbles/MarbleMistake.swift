/// An error in a picture, and its place.
///
///     expected  -a-[bc
///                  ^ column 4: this group never ends, "]" is missing
public struct MarbleMistake: Error, Equatable, CustomStringConvertible {
  /// The role of the picture: `hot` or `cold` for a source, or `expected`.
  public let role: String
  /// The picture as written.
  public let picture: String
  /// The column of the wrong character, from 1.
  public let column: Int
  /// The reason.
  public let reason: String

  /// The picture with a caret under the mistake.
  public var description: String {
    let line = String(picture.map { $0.isNewline ? " " : $0 })
    let caret = String(repeating: " ", count: column - 1) + "^"
    return marbleLine(role, line) + "\n" + marbleLine("", "\(caret) column \(column): \(reason)")
  }
}

/// Returns a line of a message: a label, and text that is aligned with other lines.
func marbleLine(_ label: String, _ text: String) -> String {
  text.isEmpty ? label : label + String(repeating: " ", count: 10 - label.count) + text
}
