import ExactStrings

/// Splits JSON text into tokens, each with its byte offset; all readers of JSON in this package use this scanner.
///
/// The lexer checks single tokens (numbers, escapes, control characters in strings) and leaves the grammar to its
/// caller. `${name}` is a token of its own, for readers that support variables; other readers reject it.
public struct JSONLexer {
  /// A token, without its place.
  public enum Token: Equatable, Sendable {
    case openObject, closeObject, openArray, closeArray, colon, comma
    case null
    case bool(Bool)
    /// A number, as written, in the JSON grammar.
    case number(String)
    /// A string, unescaped.
    case string(String)
    /// `${name}`, with the name between the braces.
    case placeholder(String)
    /// The end of the text.
    case end
  }

  /// The text, in UTF-8.
  public let bytes: ArraySlice<UInt8>
  /// The offset in `bytes` of the next byte to read.
  public private(set) var position: Int
  /// The offset in `bytes` of the last token.
  public private(set) var tokenStart: Int

  /// Creates a lexer at the start of `bytes`, which have to be valid UTF-8. Offsets are indices of the slice.
  public init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
    tokenStart = bytes.startIndex
  }

  /// Returns the next token; after the last one, always `.end`.
  public mutating func next() throws(JSONError) -> Token {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
    tokenStart = position
    guard let byte = peek else { return .end }
    switch byte {
    case UInt8(ascii: "{"): return take(.openObject)
    case UInt8(ascii: "}"): return take(.closeObject)
    case UInt8(ascii: "["): return take(.openArray)
    case UInt8(ascii: "]"): return take(.closeArray)
    case UInt8(ascii: ":"): return take(.colon)
    case UInt8(ascii: ","): return take(.comma)
    case UInt8(ascii: "\""): return try string()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: "$"): return try placeholder()
    default: return try literal()
    }
  }

  private var peek: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private mutating func take(_ token: Token) -> Token {
    position += 1
    return token
  }

  private func text(from start: Int, to end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private mutating func literal() throws(JSONError) -> Token {
    while let byte = peek, Self.isWordByte(byte) { position += 1 }
    switch text(from: tokenStart, to: position) {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "":
      var end = tokenStart + 1
      while end < bytes.endIndex, bytes[end] & 0xC0 == 0x80 { end += 1 }
      throw JSONError(.unexpectedCharacter(text(from: tokenStart, to: end)), tokenStart..<end)
    case let word: throw JSONError(.unquotedWord(word), tokenStart..<position)
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte.isDigit || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
      || byte >= 0x80
  }

  private mutating func placeholder() throws(JSONError) -> Token {
    guard position + 1 < bytes.endIndex, bytes[position + 1] == UInt8(ascii: "{"),
      let close = bytes[position...].firstIndex(of: UInt8(ascii: "}"))
    else { throw JSONError(.unexpectedCharacter("$"), position..<position + 1) }
    let name = text(from: position + 2, to: close)
    position = close + 1
    return .placeholder(name)
  }
}

extension JSONLexer {
  private mutating func number() throws(JSONError) -> Token {
    while let byte = peek, Self.isWordByte(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E { position += 1 }
    guard Self.isNumber(bytes[tokenStart..<position]) else {
      throw JSONError(.badNumber(text(from: tokenStart, to: position)), tokenStart..<position)
    }
    return .number(text(from: tokenStart, to: position))
  }

  /// Returns whether `bytes` as a whole are a number in the JSON grammar.
  public static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    func digits() -> Int {
      let count = rest.prefix(while: \.isDigit).count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    if whole == 0 || (startsWithZero && whole > 1) { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      if digits() == 0 { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
      if digits() == 0 { return false }
    }
    return rest.isEmpty
  }

  private mutating func string() throws(JSONError) -> Token {
    position += 1
    var runStart = position
    var result = ""
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        let run = text(from: runStart, to: position)
        position += 1
        return .string(result.isEmpty ? run : result + run)
      case UInt8(ascii: "\\"):
        result += text(from: runStart, to: position)
        result.unicodeScalars.append(try escape())
        runStart = position
      case 0..<0x20:
        throw JSONError(.controlCharacterInString(byte), position..<position + 1)
      default:
        position += 1
      }
    }
    throw JSONError(.unterminatedString, tokenStart..<position)
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = position
    position += 1
    guard let letter = peek else { throw JSONError(.unterminatedString, tokenStart..<position) }
    position += 1
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default: throw badEscape(from: start)
    }
  }

  private mutating func unicodeEscape(from start: Int) throws(JSONError) -> Unicode.Scalar {
    let first = try codeUnit(from: start)
    if let scalar = Unicode.Scalar(UInt32(first)) { return scalar }
    guard first < 0xDC00, position + 1 < bytes.endIndex, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    else { throw badEscape(from: start) }
    position += 2
    let second = try codeUnit(from: start)
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF)))
    else { throw badEscape(from: start) }
    return scalar
  }

  private mutating func codeUnit(from start: Int) throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw badEscape(from: start)
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }

  private func badEscape(from start: Int) -> JSONError {
    var end = min(position, bytes.endIndex)
    while end < bytes.endIndex, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return JSONError(.badEscape(text(from: start, to: end)), start..<end)
  }
}
