import ExactStrings

/// Recognizes most frames that a writer wrote, without reading their values.
///
/// The check is fast because it is strict: it accepts only lines that are certainly in canonical form, with plain names
/// and with ASCII strings without escapes. A line that it rejects may still be canonical; the caller reads it then.
enum PlainFrame {
  /// Returns whether the body of a frame is certainly in the form that the writer gives it.
  static func accepts(_ body: UnsafeRawBufferPointer, of kind: Frame.Kind) -> Bool {
    var reader = ByteCursor(bytes: body)
    if reader.reads(kind) && reader.isAtEnd { return true }
    var nested = ByteCursor(bytes: body)
    return kind.canBeNested && nested.path() && nested.skip(": ") && nested.reads(kind) && nested.isAtEnd
  }
}

extension ByteCursor {
  fileprivate mutating func reads(_ kind: Frame.Kind) -> Bool {
    switch kind {
    case .state: return value(depth: 0)
    case .action: return name() && arguments()
    case .effect: return name() && arguments(before: " (from ") && (isAtEnd || origin())
    case .mutation: return name() && changes()
    case .pulse: return path() && skip(" ") && value(depth: 0)
    case .call: return port() && skip(" ") && value(depth: 0)
    case .reply, .cancel: return port()
    case .note: return name() && skip(" ") && value(depth: 0)
    case .view: return name() && skip(" ") && shownValue()
    case .emit, .error, .expectation: return false
    }
  }

  /// Reads a value that is not a URL, which would have no quotes.
  private mutating func shownValue() -> Bool {
    let start = index
    guard value(depth: 0) else { return false }
    return bytes[start] != UInt8(ascii: "\"") || !bytes[start..<index].contains(UInt8(ascii: ":"))
  }

  /// Reads the origin in parentheses after the arguments of an effect's action.
  private mutating func origin() -> Bool { skip(" (from ") && name() && skip(")") }

  /// - Parameter end: The text that may follow the arguments.
  private mutating func arguments(before end: StaticString? = nil) -> Bool {
    while index < bytes.count {
      if let end, stands(end) { return true }
      guard skip(" ") else { return false }
      // A word without a label is a JSON literal, which is rare.
      if let byte = peek, byte.isLetter, !(segment() && skip("=")) { return false }
      guard value(depth: 0) else { return false }
    }
    return true
  }

  private mutating func changes() -> Bool {
    while index < bytes.count {
      guard skip("  "), let isAddition = markedPath(), skip(": "), value(depth: 0) else { return false }
      if isAddition { continue }
      guard skip(" -> "), value(depth: 0) else { return false }
    }
    return true
  }

  /// Reads a path whose last step may be marked as added. A removal looks like a key that begins with its sign, and is
  /// rejected.
  private mutating func markedPath() -> Bool? {
    while true {
      if skip("+") { return segment() && peek == UInt8(ascii: ":") ? true : nil }
      guard segment() else { return nil }
      if !skip(".") { return false }
    }
  }

  fileprivate mutating func path() -> Bool {
    repeat {
      guard segment() else { return false }
    } while skip(".")
    return true
  }

  private mutating func port() -> Bool {
    guard name(), skip("#"), let first = peek, first != UInt8(ascii: "0") else { return false }
    return digits()
  }

  private func stands(_ text: StaticString) -> Bool {
    var copy = self
    return copy.skip(text)
  }

  /// Reads a word that begins with a letter, a digit or an underscore.
  private mutating func name() -> Bool { skipWord(alsoDots: true) }

  private mutating func segment() -> Bool { skipWord(alsoDots: false) }

  private mutating func digits() -> Bool {
    let start = index
    while index < bytes.count, bytes[index].isDigit { index += 1 }
    return index > start && index - start < 19
  }

  private static let nestingLimit = 64
  private static let memberLimit = 32

  private mutating func value(depth: Int) -> Bool {
    guard depth < Self.nestingLimit, let byte = peek else { return false }
    switch byte {
    case UInt8(ascii: "\""): return string()
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "t"): return skip("true")
    case UInt8(ascii: "f"): return skip("false")
    case UInt8(ascii: "n"): return skip("null")
    default: return number()
    }
  }

  private mutating func number() -> Bool {
    _ = skip("-")
    guard let first = peek, first.isDigit else { return false }
    if first == UInt8(ascii: "0") { index += 1 } else if !digits() { return false }
    if skip("."), !digits() { return false }
    guard let next = peek else { return true }
    return !next.isWordByte && next != UInt8(ascii: ".") && next != UInt8(ascii: "+")
  }

  private mutating func string() -> Bool {
    index += 1
    // Eight bytes at a time, as long as none of them is special.
    while index &+ 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let (ones, highs) = (0x0101_0101_0101_0101 as UInt64, 0x8080_8080_8080_8080 as UInt64)
      let (quotes, backslashes) = (word ^ (ones &* 0x22), word ^ (ones &* 0x5C))
      let isSpecial =
        (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes | (word &- ones &* 0x20) & ~word
        | (word &+ ones) | word
      if isSpecial & highs != 0 { break }
      index &+= 8
    }
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") { return true }
      if byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "\\") { return false }
    }
    return false
  }

  private mutating func array(depth: Int) -> Bool {
    index += 1
    if skip("]") { return true }
    repeat {
      guard value(depth: depth + 1) else { return false }
    } while skip(",")
    return skip("]")
  }

  /// Reads an object with few members, whose keys are certainly different.
  private mutating func object(depth: Int) -> Bool {
    index += 1
    if skip("}") { return true }
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: Self.memberLimit) { keys in
      var count = 0
      repeat {
        guard count < Self.memberLimit, peek == UInt8(ascii: "\""), let key = key() else { return false }
        for other in 0..<count where keys[other] == key { return false }
        keys[count] = key
        count += 1
        guard skip(":"), value(depth: depth + 1) else { return false }
      } while skip(",")
      return skip("}")
    }
  }

  /// Reads a key and returns its hash.
  private mutating func key() -> UInt64? {
    let start = index
    guard string() else { return nil }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for place in start..<index { hash = (hash ^ UInt64(bytes[place])) &* 0x0000_0100_0000_01B3 }
    return hash
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) || self == 0x5F }
}
