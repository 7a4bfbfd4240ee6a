import ExactStrings
import JSONValues

extension String {
  /// Whether the text can be written in a path without quotes.
  var isPlainSegment: Bool { isPlain(alsoDots: false) }

  /// Whether the text can be written as a name in a line without quotes.
  var isPlainWord: Bool { isPlain(alsoDots: true) }

  private func isPlain(alsoDots: Bool) -> Bool {
    let wanted = WordBytes(alsoDots: alsoDots)
    var copy = self
    let verdict: Bool? = copy.withUTF8 { bytes in
      var (plain, seen): (UInt64, UInt8) = (1, 0)
      for byte in bytes {
        seen |= byte
        plain &= wanted.bits(at: byte)
      }
      if seen >= 0x80 { return nil }
      if plain & 1 == 0 || bytes.isEmpty { return false }
      return !(bytes[0] == UInt8(ascii: "-") && bytes.count > 1 && bytes[1].isDigit)
    }
    return verdict ?? isPlainBeyondASCII(alsoDots: alsoDots)
  }

  private func isPlainBeyondASCII(alsoDots: Bool) -> Bool {
    for scalar in unicodeScalars {
      let isPlain =
        scalar.isASCII
        ? UInt8(scalar.value).isWordByte || (alsoDots && scalar == ".")
        : scalar.properties.isAlphabetic && !scalar.isHarmfulInText
      if !isPlain { return false }
    }
    return !(utf8.first == UInt8(ascii: "-") && utf8.dropFirst().first?.isDigit == true)
  }
}

extension String {
  /// Creates the free text that these bytes, written by `write(title:)`, spell; nil if they contain an invalid escape
  /// sequence.
  init?(title bytes: ArraySlice<UInt8>) {
    if !bytes.contains(UInt8(ascii: "\\")) {
      self.init(decoding: bytes, as: UTF8.self)
      return
    }
    var (quoted, isEscaped): ([UInt8], Bool) = ([UInt8(ascii: "\"")], false)
    for byte in bytes {
      if byte == UInt8(ascii: "\""), !isEscaped { quoted.append(UInt8(ascii: "\\")) }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      quoted.append(byte)
    }
    quoted.append(UInt8(ascii: "\""))
    guard let text = try? JSONValue(parsing: quoted[...]).string else { return nil }
    self = text
  }
}

extension String {
  /// The text with every character escaped that would break its line or change how a terminal shows it.
  public var onOneLine: String {
    if isPrintableASCII { return self }
    return TextBuffer.string { $0.write(line: self) }
  }
}

extension String {
  /// Whether the text has only characters that every terminal shows in one column.
  private var isPrintableASCII: Bool {
    var copy = self
    return copy.withUTF8 { bytes in
      // Without an early exit, many bytes are checked at a time.
      var isPrintable = true
      for byte in bytes { isPrintable = isPrintable && byte &- 0x20 < 0x5F }
      return isPrintable
    }
  }
}

extension UInt8 {
  /// Whether this is a letter, a digit, `_` or `-`.
  var isWordByte: Bool { WordBytes(alsoDots: false).contains(self) }
}

extension BidirectionalCollection<UInt8> {
  /// Whether this is the text of a URL that a view shows without quotes: a scheme, `://`, and only characters that need
  /// no escape and are no blanks.
  var isURL: Bool {
    guard let first, (first | 0x20) &- 0x61 < 26, let colon = firstIndex(of: UInt8(ascii: ":")) else { return false }
    let isScheme = self[..<colon].allSatisfy {
      ($0 | 0x20) &- 0x61 < 26 || $0.isDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: ".")
    }
    guard isScheme, self[colon...].starts(with: "://".utf8) else { return false }
    return String(decoding: self, as: UTF8.self).unicodeScalars.allSatisfy {
      $0 != "\"" && $0 != "\\" && !$0.isHarmfulInText && !$0.properties.isWhitespace
    }
  }
}

extension TextCursor {
  /// Writes the name of an action, a port, a control ..., in quotes if it needs them.
  mutating func write(word: String) {
    if word.isPlainWord { write(word) } else { write(quoted: word) }
  }

  /// Writes free text that stays on one line: a backslash is doubled and harmful characters are escaped.
  mutating func write(title: String) {
    for scalar in title.unicodeScalars {
      if scalar == "\"" { write(UInt8(ascii: "\"")) } else { write(escaping: scalar) }
    }
  }

  /// Writes text that is already escaped; only characters that would harm the line are escaped here.
  mutating func write(line text: String) {
    var text = text
    let isPlain = text.withUTF8 { bytes in
      if bytes.mayNeedEscapes { return false }
      write(bytes)
      return true
    }
    if !isPlain { write(escapingHarmfulOf: text) }
  }
}
