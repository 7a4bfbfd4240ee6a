extension UnsafeBufferPointer<UInt8> {
  /// Whether a JSON string has to escape any of the bytes, or may have to: a control character, a quotation mark, a
  /// backslash, or anything beyond ASCII.
  @inlinable @inline(__always)
  public var mayNeedEscapes: Bool {
    if count < 8 { return Self.marksOfOddBytes(fewBytes) & Self.each(0x80) != 0 }
    // Eight bytes at a time, without an early exit; the last eight may overlap those before them. The highest bit of
    // each byte tells of that byte.
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
  /// surrounding text is shown or hides in it. Variation selectors, which belong to the character before them, are
  /// none.
  public var isHarmfulInText: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0xAD, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF0...0xFFFB: true
    case 0x034F, 0x061C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x3164, 0xFFA0: true
    case 0x1_BCA0...0x1_BCA3, 0x1_D173...0x1_D17A, 0xE_0000...0xE_0FFF: true
    default: false
    }
  }
}
