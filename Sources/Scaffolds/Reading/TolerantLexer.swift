/// Splits a Swift source into tokens, without comments and the contents of literals: enough to find declarations.
struct TolerantLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var beginsLine = true
  private var tokens: [TolerantToken] = []

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the tokens of a source.
  static func tokens(of bytes: [UInt8]) -> [TolerantToken] {
    var lexer = TolerantLexer(bytes)
    lexer.read(untilClosing: false)
    return lexer.tokens
  }

  /// Reads to the end, or to the parenthesis that closes an interpolation.
  private mutating func read(untilClosing isInside: Bool) {
    var depth = 0
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        beginsLine = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"): position += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): readText(hashes: 0)
      case UInt8(ascii: "#") where hashesBeforeText > 0: readText(hashes: hashesBeforeText)
      case UInt8(ascii: "`"): readQuotedWord()
      case _ where Self.isWord(byte): readWord()
      case UInt8(ascii: "-") where peek(1) == UInt8(ascii: ">"): append(.mark, length: 2)
      default:
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") {
          depth -= 1
          if isInside, depth < 0 { return }
        }
        append(.mark, length: 1)
      }
    }
  }

  private func peek(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private mutating func append(_ kind: TolerantToken.Kind, length: Int) {
    let range = position..<position + length
    append(kind, String(decoding: bytes[range], as: UTF8.self), range)
    position += length
  }

  private mutating func append(_ kind: TolerantToken.Kind, _ text: String, _ range: Range<Int>) {
    tokens.append(TolerantToken(kind: kind, text: text, range: range, beginsLine: beginsLine))
    beginsLine = false
  }

  private mutating func readWord() {
    var length = 1
    while let next = peek(length), Self.isWord(next) { length += 1 }
    append(.word, length: length)
  }

  private mutating func readQuotedWord() {
    let start = position
    position += 1
    while let next = peek(), next != UInt8(ascii: "`"), next != UInt8(ascii: "\n") { position += 1 }
    append(.word, String(decoding: bytes[start + 1..<position], as: UTF8.self), start..<min(position + 1, bytes.count))
    position = min(position + 1, bytes.count)
  }

  private mutating func skipLine() {
    while let byte = peek(), byte != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while let byte = peek() {
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if byte == UInt8(ascii: "\n") { beginsLine = true }
        position += 1
      }
    }
  }

  /// The number of `#` before the quotation mark of a raw string; 0 if no quotation mark follows.
  private var hashesBeforeText: Int {
    var count = 0
    while peek(count) == UInt8(ascii: "#") { count += 1 }
    return peek(count) == UInt8(ascii: "\"") ? count : 0
  }

  private mutating func readText(hashes: Int) {
    let start = position
    position += hashes
    let quotes = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"") ? 3 : 1
    position += quotes
    append(.literal, "\"", start..<position)
    while let byte = peek() {
      if byte == UInt8(ascii: "\\"), hasHashes(hashes, after: 1) {
        position += 1 + hashes
        if peek() == UInt8(ascii: "(") {
          position += 1
          read(untilClosing: true)
        }
        position += 1
      } else if (0..<quotes).allSatisfy({ peek($0) == UInt8(ascii: "\"") }), hasHashes(hashes, after: quotes) {
        position += quotes + hashes
        return
      } else if quotes == 1, byte == UInt8(ascii: "\n") {
        return
      } else {
        position += 1
      }
    }
  }

  private func hasHashes(_ count: Int, after offset: Int) -> Bool {
    (0..<count).allSatisfy { peek(offset + $0) == UInt8(ascii: "#") }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }
}
