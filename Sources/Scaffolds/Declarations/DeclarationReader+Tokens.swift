import ExactStrings

extension DeclarationReader {
  var current: String { position < tokens.count ? tokens[position].text : "" }
  var isWord: Bool { !isAtEnd && tokens[position].kind == .word }
  var isAtEnd: Bool { position >= tokens.count }
  func text(_ offset: Int) -> String {
    position + offset < tokens.count ? tokens[position + offset].text : ""
  }

  /// Whether arguments follow the previous token directly: a type after an attribute is separated by a blank.
  var touchesParenthesis: Bool {
    current == "(" && position > 0 && tokens[position - 1].range.upperBound == tokens[position].range.lowerBound
  }

  /// Whether the current mark opens `<A, B>` after a name and is not a comparison: there are no blanks around it.
  var opensGenericArguments: Bool {
    current == "<" && position > 0 && position + 1 < tokens.count
      && tokens[position - 1].range.upperBound == tokens[position].range.lowerBound
      && tokens[position].range.upperBound == tokens[position + 1].range.lowerBound
  }

  /// The types behind `as`, `catch` and `case`. A name behind the last two may go on with a case:
  /// `NetworkError.offline` is both.
  var casts: [String] {
    var found: [String] = []
    for (index, token) in tokens.enumerated() where ["as", "catch", "case"].contains(token.text) {
      var next = index + 1
      while text(at: next) == "?" || text(at: next) == "!" { next += 1 }
      var path: [String] = []
      while text(at: next).first?.isUppercase ?? false {
        path.append(text(at: next))
        found.append(path.joined(separator: "."))
        guard text(at: next + 1) == "." else { break }
        next += 2
      }
    }
    return found
  }

  /// The names of the members that a body calls outside of the closures in it.
  var callsOutsideClosures: Set<ExactString> {
    var (names, depth): (Set<ExactString>, Int) = ([], 0)
    for index in position..<tokens.count {
      if text(at: index) == "{" { depth += 1 }
      if text(at: index) == "}" { depth -= 1 }
      if depth < 1 { break }
      if depth == 1, text(at: index - 1) == ".", text(at: index + 1) == "(" {
        names.insert(ExactString(text(at: index)))
      }
    }
    return names
  }

  func text(at index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  static let closing: [ExactString: String] = ["(": ")", "[": "]", "{": "}"]

  /// Skips a token, or a bracket with its contents.
  mutating func skip() {
    guard let end = Self.closing[current] else { return position += 1 }
    position += 1
    while !isAtEnd, current != end { skip() }
    position += 1
  }

  mutating func skipGenerics() {
    guard current == "<" else { return }
    var depth = 0
    repeat {
      if current == "<" { depth += 1 }
      if current == ">" { depth -= 1 }
      position += 1
    } while !isAtEnd && depth > 0
  }

  /// Skips `<A: P, B>` and returns `A` and `B`; nil for anything more complicated.
  mutating func readGenericParameters() -> [String]? {
    let start = position
    skipGenerics()
    guard position > start else { return [] }
    let inner = tokens[(start + 1)..<max(start + 1, position - 1)].map(\.text)
    let parameters = inner.split { $0 == "," }.map(Array.init)
    let isPlain = parameters.allSatisfy { $0.count == 1 || $0.count > 2 && $0[1] == ":" && !$0.contains("where") }
    return isPlain ? parameters.compactMap(\.first) : nil
  }

  mutating func take(_ word: String) -> Bool {
    if current != word { return false }
    position += 1
    return true
  }

  /// Returns the source from a token up to the current one, on one line.
  func source(from start: Int) -> String {
    guard start < position else { return "" }
    let range = tokens[start].range.lowerBound..<tokens[position - 1].range.upperBound
    return String(decoding: bytes[range], as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns the source from a token to the beginning of the current one, literals with their contents.
  func original(from start: Int) -> String {
    guard start < tokens.count else { return "" }
    let end = position < tokens.count ? tokens[position].range.lowerBound : bytes.count
    return String(decoding: bytes[tokens[start].range.lowerBound..<end], as: UTF8.self).withoutBlanksAtEnd
  }
}
