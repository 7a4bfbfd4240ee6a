/// The code of a source as identifiers, keywords, literals and single characters.
struct TokenList {
  struct Token {
    /// An identifier without backticks, `""`, `->` or one character.
    let text: String
    /// Counted from 1.
    let line: Int
  }

  private let tokens: [Token]

  init(_ source: SwiftSource) {
    tokens = Self.tokens(of: Array(source.code.utf8))
  }

  var indices: Range<Int> { tokens.indices }

  /// The text of a token; empty where there is none.
  subscript(index: Int) -> String { indices.contains(index) ? tokens[index].text : "" }

  func line(of index: Int) -> Int { tokens[index].line }

  /// Whether a token is an identifier, a keyword or a number.
  func isWord(_ index: Int) -> Bool { self[index].utf8.first.map(Self.isWordByte) ?? false }

  /// The index behind the bracket that closes the one at `start`.
  func end(of start: Int) -> Int {
    var depth = 0
    for index in start..<tokens.count {
      switch tokens[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth == 0 { return index + 1 }
    }
    return tokens.count
  }

  /// The index behind the generic parameters or arguments that begin at `start`, if any do.
  func endOfGenerics(_ start: Int) -> Int {
    guard self[start] == "<" else { return start }
    var depth = 0
    var index = start
    while index < tokens.count {
      switch tokens[index].text {
      case "<": depth += 1
      case ">": depth -= 1
      case "(", "[": index = end(of: index) - 1
      case "{", "}", ")", "]": return start
      default: break
      }
      index += 1
      if depth == 0 { return index }
    }
    return start
  }

  /// What stands before the dot before a token: a word without its generic arguments, or a closing bracket; the dot
  /// itself if nothing does, as in `.next`; a backslash if it is the type of a key path; nil if there is no dot.
  func receiver(of index: Int) -> String? {
    guard self[index - 1] == "." else { return nil }
    var last = index - 2
    while ["?", "!"].contains(self[last]) { last -= 1 }
    if self[last] == ">" {
      var depth = 0
      repeat {
        depth += self[last] == ">" ? 1 : self[last] == "<" ? -1 : 0
        last -= 1
      } while depth > 0 && last > 0
    }
    if self[last - 1] == "\\" { return "\\" }
    let isExpression =
      isWord(last) ? !Self.openings.contains(self[last]) : [")", "]", "}", "\"\""].contains(self[last])
    return isExpression ? self[last] : "."
  }

  /// Keywords behind which an expression begins.
  private static let openings: Set<String> = [
    "return", "case", "in", "try", "await", "is", "as", "if", "while", "else", "where",
  ]

  private static func tokens(of code: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    var (index, line) = (0, 1)
    while index < code.count {
      let start = index
      index += 1
      switch code[start] {
      case UInt8(ascii: "\n"):
        line += 1
        continue
      case UInt8(ascii: " "):
        continue
      case UInt8(ascii: "`"):
        while index < code.count, code[index] != UInt8(ascii: "`") { index += 1 }
        tokens.append(Token(text: String(decoding: code[start + 1..<index], as: UTF8.self), line: line))
        index += 1
        continue
      case UInt8(ascii: "\""): index += 1
      case UInt8(ascii: "-") where index < code.count && code[index] == UInt8(ascii: ">"): index += 1
      case let byte where isWordByte(byte):
        while index < code.count, isWordByte(code[index]) { index += 1 }
      default: break
      }
      tokens.append(Token(text: String(decoding: code[start..<index], as: UTF8.self), line: line))
    }
    return tokens
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: false
    }
  }
}
