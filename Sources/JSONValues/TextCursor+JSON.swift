extension JSONValue {
  /// The value as JSON without blanks outside strings.
  public var text: String { TextBuffer.string { $0.write(self) } }
}

extension TextCursor {
  /// Writes a value as JSON, without blanks outside strings.
  public mutating func write(_ value: JSONValue) {
    switch value {
    case .null: write("null" as StaticString)
    case .bool(let value): write(value ? "true" as StaticString : "false")
    case .integer(let value): write(value)
    case .decimal(let text): write(text)
    case .string(let value): write(quoted: value)
    case .array(let elements): write(arrayOf: elements) { $0.write($1) }
    case .object(let members): write(objectOf: members, key: { $0.key }) { $0.write($1.value) }
    }
  }

  /// Writes a JSON array, each element as `write` does it.
  @inlinable
  public mutating func write<Element>(arrayOf elements: [Element], _ write: (inout TextCursor, Element) -> Void) {
    self.write(UInt8(ascii: "["))
    for index in elements.indices {
      if index > 0 { self.write(UInt8(ascii: ",")) }
      write(&self, elements[index])
    }
    self.write(UInt8(ascii: "]"))
  }

  /// Writes a JSON object, the value of each member as `write` does it.
  @inlinable
  public mutating func write<Member>(
    objectOf members: [Member], key: (Member) -> String, _ write: (inout TextCursor, Member) -> Void
  ) {
    self.write(UInt8(ascii: "{"))
    for index in members.indices {
      if index > 0 { self.write(UInt8(ascii: ",")) }
      self.write(quoted: key(members[index]))
      self.write(UInt8(ascii: ":"))
      write(&self, members[index])
    }
    self.write(UInt8(ascii: "}"))
  }

  /// Writes text as a JSON string in double quotes.
  ///
  /// Quotes and backslashes are escaped, and so is every character that could change how a terminal or an editor shows
  /// the surrounding text: controls, line and paragraph separators, zero-width and bidirectional marks.
  public mutating func write(quoted text: String) {
    var text = text
    let isPlain = text.withUTF8 { bytes in
      if bytes.mayNeedEscapes { return false }
      write(UInt8(ascii: "\""))
      write(bytes)
      write(UInt8(ascii: "\""))
      return true
    }
    if !isPlain { writeEscaped(text) }
  }

  /// Writes text as a JSON string, looking at each character.
  private mutating func writeEscaped(_ text: String) {
    write(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars { write(escaping: scalar) }
    write(UInt8(ascii: "\""))
  }

  /// Writes text unchanged but for the characters that could change how a terminal or an editor shows it, which are
  /// escaped.
  public mutating func write(escapingHarmfulOf text: String) {
    for scalar in text.unicodeScalars {
      if scalar.isHarmfulInText { write(escaping: scalar) } else { write(String(scalar)) }
    }
  }

  /// Writes a character as a JSON string contains it.
  public mutating func write(escaping scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": write("\\\"" as StaticString)
    case "\\": write("\\\\" as StaticString)
    case "\n": write("\\n" as StaticString)
    case "\r": write("\\r" as StaticString)
    case "\t": write("\\t" as StaticString)
    case _ where scalar.isHarmfulInText: write(numberOf: scalar)
    default: write(String(scalar))
    }
  }

  /// Writes a character by its number, `\u00a0`; one beyond the basic plane as a pair, `\udb40\udc41`.
  package mutating func write(numberOf scalar: Unicode.Scalar) {
    let digits = Array("0123456789abcdef".utf8)
    for unit in scalar.utf16 {
      write("\\u" as StaticString)
      for shift in [12, 8, 4, 0] { write(digits[Int(unit >> UInt16(shift)) & 0xF]) }
    }
  }
}
