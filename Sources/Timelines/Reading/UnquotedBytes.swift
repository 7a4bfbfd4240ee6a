extension Collection<UInt8> where Index == Int {
  /// Returns the place behind `text` if the bytes at `start` are those of `text`; else nil.
  @inline(__always)
  func end(of text: StaticString, at start: Int) -> Int? {
    let count = text.utf8CodeUnitCount
    guard endIndex - start >= count else { return nil }
    for offset in 0..<count where self[start + offset] != text.utf8Start[offset] { return nil }
    return start + count
  }

  /// Returns the first place from `start` on of a byte outside of strings that satisfies `ends`; the end if there is
  /// none. Returns nil if a string does not end.
  @inline(__always)
  func firstUnquoted(from start: Int, where ends: (UInt8) -> Bool) -> Int? {
    var (index, isQuoted) = (start, false)
    while index < endIndex {
      switch self[index] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "\\") where isQuoted: index += 1
      case let byte where !isQuoted && ends(byte): return index
      default: break
      }
      index += 1
    }
    return isQuoted ? nil : endIndex
  }
}
