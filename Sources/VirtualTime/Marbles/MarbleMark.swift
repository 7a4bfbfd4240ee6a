/// One event in a picture.
enum MarbleMark: Hashable {
  /// An element, by its key or its text.
  case element(String)
  /// `|`.
  case completed
  /// `#`.
  case failed

  var isEnd: Bool { self == .completed || self == .failed }

  /// The text in pictures; in parentheses if it has several characters or is a sign of pictures.
  var text: String {
    switch self {
    case .completed: "|"
    case .failed: "#"
    case .element(let name): Self.isPlain(name) ? name : "(\(name.map(Self.visible).joined()))"
    }
  }

  private static func isPlain(_ name: String) -> Bool {
    guard name.count == 1, let character = name.first else { return false }
    return !character.isWhitespace && !"-|#[](){}".contains(character)
  }

  private static func visible(_ character: Character) -> String {
    switch character {
    case "\n", "\r\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: String(character)
    }
  }
}
