import ExactStrings

/// Finds `${name}` in texts; `$${` stands for the characters `${`.
enum VariableSyntax {
  /// A part of a text.
  enum Part {
    /// Plain characters.
    case literal(Substring)
    /// The name between the braces.
    case variable(Substring)
    /// A `${` that begins no variable, with the text that follows it.
    case malformed(Substring)
  }

  /// Returns the name if `text` is exactly one variable.
  static func name(of text: String) -> String? {
    let bytes = text.utf8
    guard bytes.first == UInt8(ascii: "$"), bytes.starts(with: "${".utf8), bytes.last == UInt8(ascii: "}") else {
      return nil
    }
    let name = String(decoding: bytes.dropFirst(2).dropLast(), as: UTF8.self)
    return NameRules.isIdentifier(name) ? name : nil
  }

  /// Returns the script text that is read as `text`: parts that look like variables are escaped.
  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "$") { bytes.append(UInt8(ascii: "$")) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the first `${` that begins no variable, with the text that follows it; nil if there is none.
  static func malformed(in text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return nil }
    for case .malformed(let text) in parts(of: text) { return String(text) }
    return nil
  }

  /// Returns the text, split at its variables.
  static func parts(of text: String) -> [Part] {
    let bytes = text.utf8
    var parts: [Part] = []
    var runStart = bytes.startIndex
    var index = bytes.startIndex
    func flush(to end: String.Index) {
      if runStart < end { parts.append(.literal(text[runStart..<end])) }
    }
    while let dollar = bytes[index...].firstIndex(of: UInt8(ascii: "$")) {
      let rest = bytes[dollar...].dropFirst()
      if rest.starts(with: "${".utf8) {
        flush(to: dollar)
        runStart = rest.startIndex
        index = bytes.index(rest.startIndex, offsetBy: 2)
      } else if rest.first == UInt8(ascii: "{") {
        flush(to: dollar)
        let name = rest.dropFirst().prefix { NameRules.isStartByte($0) || $0.isDigit || $0 >= 0x80 }
        if NameRules.isIdentifier(text[name.startIndex..<name.endIndex]),
          bytes[name.endIndex...].first == UInt8(ascii: "}")
        {
          parts.append(.variable(text[name.startIndex..<name.endIndex]))
          runStart = bytes.index(after: name.endIndex)
        } else {
          let tail = bytes[name.endIndex...].prefix(40)
          let end = tail.firstIndex(of: UInt8(ascii: "}")).map { bytes.index(after: $0) } ?? name.endIndex
          parts.append(.malformed(text[dollar..<end]))
          runStart = end
        }
        index = runStart
      } else {
        index = rest.startIndex
      }
    }
    flush(to: bytes.endIndex)
    return parts
  }
}
