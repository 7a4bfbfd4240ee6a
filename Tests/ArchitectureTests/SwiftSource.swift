import TestSupport

/// A source file, read as far as these tests need it.
struct SwiftSource {
  /// An identifier with the characters around it.
  struct Word: Hashable {
    let text: String
    /// The character before it; a line feed at the start of the file.
    let before: UInt8
    /// The character behind it; a line feed at the end of the file.
    let after: UInt8
  }

  /// The path below the top directory.
  let path: String
  /// The text without comments and without the texts of string literals; its lines are those of the file.
  let code: String
  /// The texts of the string literals, in order: one for each `""` of the code.
  let literals: [String]
  /// Every identifier and keyword of the code, in order.
  let words: [Word]
  /// The text, line by line.
  let lines: [Substring]

  /// Every file below `Sources`, by its module.
  static let byModule: [String: [SwiftSource]] = {
    let sources = Repository.files(below: "Sources", suffix: ".swift").compactMap(SwiftSource.init)
    return Dictionary(grouping: sources) { String($0.path.split(separator: "/")[1]) }
  }()

  init?(_ path: String) {
    guard let text = Repository.text(path) else { return nil }
    self.init(path, text: text)
  }

  init(_ path: String, text: String) {
    var reader = CodeReader(bytes: Array(text.utf8))
    let bytes = reader.read()
    self.path = path
    code = String(decoding: bytes, as: UTF8.self)
    literals = reader.literals
    words = Self.words(of: bytes)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// How many lines the file has.
  var lineCount: Int { lines.count - 1 }

  /// The modules that the file imports.
  var imports: [String] {
    code.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").drop { $0.hasPrefix("@") || Self.access.contains(String($0)) }
      guard words.first == "import" else { return nil }
      let kind: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
      return words.dropFirst().drop { kind.contains($0) }.first.map { String($0.prefix { $0 != "." }) }
    }
  }

  private static let access: Set<String> = ["public", "package", "internal", "fileprivate", "private"]

  private static func words(of code: [UInt8]) -> [Word] {
    let bytes = [UInt8(ascii: "\n")] + code + [UInt8(ascii: "\n")]
    var words: [Word] = []
    var start = 0
    for index in bytes.indices where !isWordByte(bytes[index]) {
      if index > start {
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        words.append(Word(text: text, before: bytes[start - 1], after: bytes[index]))
      }
      start = index + 1
    }
    return words
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}

/// Leaves out comments and the texts of string literals, but for their line feeds and what is interpolated.
private struct CodeReader {
  private(set) var literals: [String] = []
  private var code: [UInt8] = []
  private let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func read() -> [UInt8] {
    readCode(isInterpolated: false)
    return code
  }

  /// Goes to the end, or behind the parenthesis that closes the first.
  private mutating func readCode(isInterpolated: Bool) {
    var depth = 0
    while index < bytes.count {
      if stands("//") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if stands("/*") {
        while index < bytes.count, !stands("*/") { skip() }
        index = min(index + 2, bytes.count)
      } else if let (hashes, quotes) = literal() {
        readLiteral(hashes, quotes)
      } else {
        if bytes[index] == UInt8(ascii: "(") { depth += 1 }
        if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
        code.append(bytes[index])
        index += 1
        if isInterpolated, depth == 0 { return }
      }
    }
  }

  /// The hashes and quotes with which a string literal begins here.
  private func literal() -> (hashes: String, quotes: String)? {
    guard bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "#") else { return nil }
    let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    let start = index + hashes
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return nil }
    return (String(repeating: "#", count: hashes), bytes[start...].starts(with: #"""""#.utf8) ? #"""""# : #"""#)
  }

  private mutating func readLiteral(_ hashes: String, _ quotes: String) {
    let (end, escape) = (quotes + hashes, "\\" + hashes)
    code += #""""#.utf8
    let place = literals.count
    literals.append("")
    var content: [UInt8] = []
    index += end.utf8.count
    while index < bytes.count, !stands(end) {
      if stands(escape) {
        if bytes[index + escape.utf8.count] == UInt8(ascii: "(") {
          index += escape.utf8.count
          readCode(isInterpolated: true)
          continue
        }
        content += escape.utf8
        index += escape.utf8.count
      }
      content.append(bytes[index])
      skip()
    }
    index = min(index + end.utf8.count, bytes.count)
    literals[place] = String(decoding: content, as: UTF8.self)
  }

  private mutating func skip() {
    if bytes[index] == UInt8(ascii: "\n") { code.append(bytes[index]) }
    index += 1
  }

  private func stands(_ text: String) -> Bool {
    bytes[index] == text.utf8.first && bytes[index...].starts(with: text.utf8)
  }
}
