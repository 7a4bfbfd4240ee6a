/// One event as a picture shows it.
enum MarbleMark: Hashable {
  /// An element, by its key or its text.
  case element(String)
  /// `|`.
  case completed
  /// `#`.
  case failed

  var isEnd: Bool { self == .completed || self == .failed }

  /// As it is drawn: a text of several characters, or one that is a sign in pictures, stands in parentheses.
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
