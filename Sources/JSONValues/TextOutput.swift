/// Takes UTF-8 text: an array that grows, or memory that a writer lends.
///
/// All JSON is written here.
public protocol TextOutput {
  /// Writes one byte.
  mutating func write(_ byte: UInt8)
  /// Writes bytes from elsewhere.
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>)
  /// Writes a whole number in decimal digits.
  mutating func write(_ number: Int)
  /// Writes text as a JSON string: with `writeQuoted`, which is compiled for each type of output.
  mutating func write(quoted text: String)
  /// Writes a value as JSON, without blanks outside strings: with `writeJSON`, which is compiled for each type of output.
  mutating func write(_ value: JSONValue)
}

extension [UInt8]: TextOutput {
  /// Appends one byte.
  @inlinable
  public mutating func write(_ byte: UInt8) { append(byte) }

  /// Appends bytes from elsewhere.
  @inlinable
  public mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) { append(contentsOf: bytes) }

  /// Appends text as a JSON string.
  public mutating func write(quoted text: String) { writeQuoted(text) }

  /// Appends a value as JSON, without blanks outside strings.
  public mutating func write(_ value: JSONValue) { writeJSON(value) }

  /// Appends a whole number in decimal digits.
  public mutating func write(_ number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    var rest = number.magnitude
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
}

extension JSONValue {
  /// The value as JSON without blanks outside strings.
  public var text: String {
    var bytes: [UInt8] = []
    bytes.write(self)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension TextOutput {
  /// Writes a literal of ASCII characters.
  @inlinable @inline(__always)
  public mutating func write(_ text: StaticString) {
    write(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes text unchanged.
  @inlinable @inline(__always)
  public mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }

  /// Writes a value as JSON, without blanks outside strings.
  @inlinable @inline(__always)
  public mutating func writeJSON(_ value: JSONValue) {
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
  @inlinable @inline(__always)
  public mutating func write<Element>(arrayOf elements: [Element], _ write: (inout Self, Element) -> Void) {
    self.write(UInt8(ascii: "["))
    for index in elements.indices {
      if index > 0 { self.write(UInt8(ascii: ",")) }
      write(&self, elements[index])
    }
    self.write(UInt8(ascii: "]"))
  }

  /// Writes a JSON object, the value of each member as `write` does it.
  @inlinable @inline(__always)
  public mutating func write<Member>(
    objectOf members: [Member], key: (Member) -> String, _ write: (inout Self, Member) -> Void
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
  @inlinable @inline(__always)
  public mutating func writeQuoted(_ text: String) {
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
  public mutating func writeEscaped(_ text: String) {
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

extension UnsafeBufferPointer<UInt8> {
  /// Whether a JSON string has to escape any of the bytes, or may have to: a control character, a quotation mark, a
  /// backslash, or anything beyond ASCII.
  @inlinable @inline(__always)
  public var mayNeedEscapes: Bool {
    if count < 8 { return Self.marksOfOddBytes(fewBytes) & Self.each(0x80) != 0 }
    // Eight bytes at a time, without an early exit; the last eight may overlap those before them. The highest bit of each
    // byte tells of that byte.
    let raw = UnsafeRawBufferPointer(self)
    var odd = Self.marksOfOddBytes(raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self))
    var index = 0
    while index &+ 8 < count {
      odd |= Self.marksOfOddBytes(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index &+= 8
    }
    return odd & Self.each(0x80) != 0
  }

  /// A word of up to seven bytes, some of them more than once; blanks if there are none.
  @inlinable @inline(__always)
  public var fewBytes: UInt64 {
    let raw = UnsafeRawBufferPointer(self)
    if count >= 4 {
      let last = raw.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
      return UInt64(raw.loadUnaligned(as: UInt32.self)) | UInt64(last) << 32
    }
    if count == 0 { return Self.each(0x20) }
    return Self.each(self[0]) & ~0xFFFF | UInt64(self[count >> 1]) | UInt64(self[count &- 1]) << 8
  }

  /// Sets the highest bit of a byte if it is odd. A bit may be set wrongly above one that is set rightly.
  @inlinable @inline(__always)
  public static func marksOfOddBytes(_ word: UInt64) -> UInt64 {
    let isControl = word &- each(0x20)
    let isQuote = (word ^ each(UInt8(ascii: "\""))) &- each(1)
    let isBackslash = (word ^ each(UInt8(ascii: "\\"))) &- each(1)
    let isDelete = word &+ each(1)
    return isControl | isQuote | isBackslash | isDelete | word
  }

  /// A word whose bytes all are `byte`.
  @inlinable @inline(__always)
  public static func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control, a line separator, or an invisible or bidirectional mark, which changes how the
  /// surrounding text is shown or hides in it. Variation selectors, which belong to the character before them, are none.
  public var isHarmfulInText: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0xAD, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF0...0xFFFB: true
    case 0x034F, 0x061C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x3164, 0xFFA0: true
    case 0x1_BCA0...0x1_BCA3, 0x1_D173...0x1_D17A, 0xE_0000...0xE_0FFF: true
    default: false
    }
  }
}
