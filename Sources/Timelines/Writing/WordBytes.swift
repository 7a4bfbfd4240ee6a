/// The ASCII characters of words without quotes: letters, digits, `_` and `-`, and perhaps the dot.
struct WordBytes {
  /// A bit for each character below 64: `-`, the digits and perhaps the dot.
  let low: UInt64

  @inline(__always) init(alsoDots: Bool) { low = alsoDots ? 0x03FF_6000_0000_0000 : 0x03FF_2000_0000_0000 }

  /// Returns a number whose lowest bit tells whether an ASCII character is one of them.
  @inline(__always) func bits(at byte: UInt8) -> UInt64 {
    let high: UInt64 = 0x07FF_FFFE_87FF_FFFE
    return (byte & 0x40 == 0 ? low : high) &>> UInt64(byte)
  }

  @inline(__always) func contains(_ byte: UInt8) -> Bool { byte < 0x80 && bits(at: byte) & 1 == 1 }
}
