/// Splits Swift source into tokens. Unterminated comments, strings and names are errors.
struct SourceLexer {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next token; nil at the end.
  /// - Parameter previous: The preceding token, which determines whether `/` begins a regular expression.
  mutating func next(
    after previous: (kind: SourceToken.Kind, text: String)?
  ) throws(SourceProblem) -> SourceToken? {
    let end = position
    let startsLine = try skipBlanks() || previous == nil
    guard let byte = peek() else { return nil }
    let start = position
    let kind: SourceToken.Kind
    if try skipString() || (byte == UInt8(ascii: "/") && mayBeExpression(after: previous) && skipRegularExpression()) {
      kind = .literal
    } else if byte == UInt8(ascii: "#") {
      position += 1
      skipWord()
      kind = .directive
    } else if byte == UInt8(ascii: "`") {
      try skipQuotedName()
      kind = .word
    } else if isWord(byte) {
      skipWord()
      kind = .word
    } else if isOperator(byte) {
      repeat { position += 1 } while peek().map(isOperator) == true && !isComment
      kind = .operators
    } else {
      position += 1
      kind = .sign
    }
    return SourceToken(kind: kind, range: start..<position, startsLine: startsLine, isGlued: start == end)
  }

  private func peek(_ ahead: Int = 0) -> UInt8? { position + ahead < bytes.count ? bytes[position + ahead] : nil }

  private func sees(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { wanted in bytes[position...].starts(with: wanted) }
  }

  private var isComment: Bool { sees("//") || sees("/*") }

  private func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private func isOperator(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?".utf8.contains(byte) }

  /// Skips blanks and comments; returns whether a line ended.
  private mutating func skipBlanks() throws(SourceProblem) -> Bool {
    var sawEnd = false
    while let byte = peek() {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        sawEnd = true
        position += 1
      } else if byte <= UInt8(ascii: " ") {
        position += 1
      } else if sees("//") {
        while let byte = peek(), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { position += 1 }
      } else if sees("/*") {
        try skipComment()
      } else {
        break
      }
    }
    return sawEnd
  }

  private mutating func skipComment() throws(SourceProblem) {
    let start = position
    var depth = 0
    repeat {
      if sees("/*") {
        depth += 1
        position += 2
      } else if sees("*/") {
        depth -= 1
        position += 2
      } else if position < bytes.count {
        position += 1
      } else {
        throw SourceProblem("this comment has no end", at: start)
      }
    } while depth > 0
  }

  private mutating func skipWord() {
    while let byte = peek(), isWord(byte) { position += 1 }
  }

  private mutating func skipQuotedName() throws(SourceProblem) {
    let start = position
    repeat { position += 1 } while peek().map { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") } == true
    if peek() != UInt8(ascii: "`") { throw SourceProblem("this name has no end", at: start) }
    position += 1
  }

  /// Skips a string with its interpolations, or an extended regular expression; returns whether there was one.
  private mutating func skipString() throws(SourceProblem) -> Bool {
    let start = position
    var pounds = 0
    while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
    guard peek(pounds) == UInt8(ascii: "\"") else {
      return pounds > 0 && peek(pounds) == UInt8(ascii: "/") && skipExtendedRegularExpression(pounds)
    }
    position += pounds
    let isLong = sees("\"\"\"")
    position += isLong ? 3 : 1
    while let byte = peek() {
      if byte == UInt8(ascii: "\\"), hasPounds(pounds, at: 1) {
        position += 1 + pounds
        if peek() == UInt8(ascii: "(") { try skipInterpolation() } else { position += 1 }
      } else if byte == UInt8(ascii: "\""), isLong ? sees("\"\"\"") : true, hasPounds(pounds, at: isLong ? 3 : 1) {
        position += (isLong ? 3 : 1) + pounds
        return true
      } else if byte == UInt8(ascii: "\n"), !isLong {
        break
      } else {
        position += 1
      }
    }
    throw SourceProblem("this string has no end", at: start)
  }

  private func hasPounds(_ count: Int, at ahead: Int) -> Bool {
    (0..<count).allSatisfy { peek(ahead + $0) == UInt8(ascii: "#") }
  }

  private mutating func skipInterpolation() throws(SourceProblem) {
    let start = position
    var depth = 0
    repeat {
      _ = try skipBlanks()
      if try skipString() { continue }
      switch peek() {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case nil: throw SourceProblem("this interpolation has no end", at: start)
      default: break
      }
      position += 1
    } while depth > 0
  }

  /// Returns whether an operand may follow a token, so that `/` is not a division.
  private func mayBeExpression(after previous: (kind: SourceToken.Kind, text: String)?) -> Bool {
    switch previous?.kind {
    case .operators?: true
    case .sign?: ["(", "[", "{", ",", ":", ";"].contains(previous?.text)
    case .word?: ["return", "try", "await", "in", "case", "where"].contains(previous?.text)
    default: false
    }
  }

  private mutating func skipRegularExpression() -> Bool {
    guard let first = peek(1), first > UInt8(ascii: " "), first != UInt8(ascii: ")") else { return false }
    var ahead = 1
    while let byte = peek(ahead), byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "/") {
        position += ahead + 1
        return true
      }
      ahead += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  private mutating func skipExtendedRegularExpression(_ pounds: Int) -> Bool {
    var ahead = pounds + 1
    while let byte = peek(ahead) {
      if byte == UInt8(ascii: "/"), hasPounds(pounds, at: ahead + 1) {
        position += ahead + 1 + pounds
        return true
      }
      ahead += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }
}
