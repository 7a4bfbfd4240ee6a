/// A place in the bytes of a line, which moves to the right.
struct ByteCursor {
  let bytes: UnsafeRawBufferPointer
  var index = 0

  var isAtEnd: Bool { index == bytes.count }
  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Skips `text` and returns true if it is next.
  @inline(__always)
  mutating func skip(_ text: StaticString) -> Bool {
    guard let end = bytes.end(of: text, at: index) else { return false }
    index = end
    return true
  }

  /// Skips a word of ASCII characters. Returns false if there is none, or if it begins with a sign.
  @inline(__always)
  mutating func skipWord(alsoDots: Bool) -> Bool {
    let start = index
    let wanted = WordBytes(alsoDots: alsoDots)
    while index < bytes.count, wanted.contains(bytes[index]) { index &+= 1 }
    return index > start && bytes[start] != UInt8(ascii: "-")
  }
}
