extension JSONValue {
  /// The value as JSON without blanks outside strings.
  public var text: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the value as JSON, UTF-8, without blanks outside strings.
  public func write(to output: inout [UInt8]) {
    switch self {
    case .null: output.append(ascii: "null")
    case .bool(let value): output.append(ascii: value ? "true" : "false")
    case .integer(let value): output.append(decimal: value)
    case .decimal(let text): output.append(contentsOf: text.utf8)
    case .string(let value): output.append(quoted: value)
    case .array(let elements):
      output.append(UInt8(ascii: "["))
      for index in elements.indices {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        elements[index].write(to: &output)
      }
      output.append(UInt8(ascii: "]"))
    case .object(let members):
      output.append(UInt8(ascii: "{"))
      for index in members.indices {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        output.append(quoted: members[index].key)
        output.append(UInt8(ascii: ":"))
        members[index].value.write(to: &output)
      }
      output.append(UInt8(ascii: "}"))
    }
  }
}

extension [UInt8] {
  /// Appends a literal of ASCII characters.
  @inlinable
  public mutating func append(ascii text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a whole number in decimal digits.
  public mutating func append(decimal value: Int) {
    if value < 0 { append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    // Twenty digits are enough for every 64-bit number; they are computed from the last to the first.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var start = 20
      repeat {
        start -= 1
        digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
    }
  }

  /// Appends `text` as a JSON string in double quotes.
  ///
  /// Quotes and backslashes are escaped, and so is every character that could change how a terminal or an editor shows
  /// the surrounding text: controls, line and paragraph separators, zero-width and bidirectional marks.
  public mutating func append(quoted text: String) {
    append(UInt8(ascii: "\""))
    append(escaping: text)
    append(UInt8(ascii: "\""))
  }

  /// Appends `text`, escaped like the content of a JSON string, without quotes.
  public mutating func append(escaping text: String) {
    var text = text
    let isPlain = text.withUTF8 { bytes in
      // No early exit: the compiler turns this into vector instructions.
      var needsEscapes = false
      for byte in bytes {
        let isOdd = byte &- 0x20 >= 0x5F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
        needsEscapes = isOdd ? true : needsEscapes
      }
      return !needsEscapes
    }
    if isPlain {
      text.withUTF8 { append(contentsOf: $0) }
    } else {
      for scalar in text.unicodeScalars { append(escaping: scalar) }
    }
  }

  private mutating func append(escaping scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append(ascii: "\\\"")
    case "\\": append(ascii: "\\\\")
    case "\n": append(ascii: "\\n")
    case "\r": append(ascii: "\\r")
    case "\t": append(ascii: "\\t")
    case _ where scalar.isHarmfulInText:
      let digits = Array("0123456789abcdef".utf8)
      append(ascii: "\\u")
      for shift in [12, 8, 4, 0] { append(digits[Int(scalar.value >> UInt32(shift)) & 0xF]) }
    default:
      append(contentsOf: String(scalar).utf8)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control, a line separator, or an invisible or bidirectional mark, which changes how the
  /// surrounding text is shown. All of these are in the Basic Multilingual Plane.
  public var isHarmfulInText: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF: true
    default: false
    }
  }
}
