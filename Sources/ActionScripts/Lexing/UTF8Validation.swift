extension UnsafeBufferPointer<UInt8> {
  /// Returns the offset of the first byte in `range` that is not well-formed UTF-8; nil if there is none.
  func firstInvalidUTF8(in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = self[index]
      if byte < 0x80 {
        index += 1
        continue
      }
      guard let length = sequenceLength(at: index, before: range.upperBound) else { return index }
      index += length
    }
    return nil
  }

  /// Returns the number of bytes of the scalar at `index`; nil if the bytes are invalid.
  private func sequenceLength(at index: Int, before end: Int) -> Int? {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch self[index] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return nil
    }
    guard index + length <= end, second.contains(self[index + 1]) else { return nil }
    for offset in 2..<Swift.max(2, length) where self[index + offset] & 0xC0 != 0x80 { return nil }
    return length
  }
}
