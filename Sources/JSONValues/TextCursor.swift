/// Writes UTF-8 into memory that is lent to it, and continues counting where the memory ends.
///
/// This is the inner loop of every writer: no reference counting, no growth, no check but the one for the end. The
/// owner of the memory looks at `position` afterwards, and writes the same again into more memory if it did not
/// suffice.
public struct TextCursor {
  @usableFromInline
  let memory: UnsafeMutableBufferPointer<UInt8>
  /// The number of bytes that were written, or would have been.
  public var position: Int

  /// Creates a cursor that writes into `memory` from `position` on.
  @inlinable @inline(__always)
  public init(_ memory: UnsafeMutableBufferPointer<UInt8>, at position: Int) {
    self.memory = memory
    self.position = position
  }

  /// Writes one byte.
  @inlinable @inline(__always)
  public mutating func write(_ byte: UInt8) {
    if position < memory.count { memory[position] = byte }
    position += 1
  }

  /// Writes bytes from elsewhere.
  @inlinable @inline(__always)
  public mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    if position &+ bytes.count <= memory.count, let source = bytes.baseAddress, let target = memory.baseAddress {
      Self.copy(source, to: target + position, count: bytes.count)
    }
    position &+= bytes.count
  }

  /// Writes a literal of ASCII characters. Its length is known to the compiler, which copies it by a few instructions.
  @inlinable @inline(__always)
  public mutating func write(_ text: StaticString) {
    let count = text.utf8CodeUnitCount
    if position &+ count <= memory.count, let target = memory.baseAddress {
      (target + position).update(from: text.utf8Start, count: count)
    }
    position &+= count
  }

  /// Copies bytes, most of which are a name or a number: to call the C library costs more than to copy few bytes. The
  /// last bytes may be copied twice.
  @inlinable
  static func copy(_ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int) {
    let (from, to) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
    switch count {
    case 8...16:
      let end = count &- 8
      let tail = from.loadUnaligned(fromByteOffset: end, as: UInt64.self)
      to.storeBytes(of: from.loadUnaligned(as: UInt64.self), as: UInt64.self)
      to.storeBytes(of: tail, toByteOffset: end, as: UInt64.self)
    case 4..<8:
      let end = count &- 4
      let tail = from.loadUnaligned(fromByteOffset: end, as: UInt32.self)
      to.storeBytes(of: from.loadUnaligned(as: UInt32.self), as: UInt32.self)
      to.storeBytes(of: tail, toByteOffset: end, as: UInt32.self)
    case 0..<4: for index in 0..<count { target[index] = source[index] }
    default: target.update(from: source, count: count)
    }
  }

  /// Writes the first bytes of a short text that is kept in registers.
  @inlinable @inline(__always)
  public mutating func write(_ text: SIMD32<UInt8>, count: Int) {
    if position &+ 32 <= memory.count, let target = memory.baseAddress {
      UnsafeMutableRawPointer(target + position).storeBytes(of: text, as: SIMD32<UInt8>.self)
      position &+= count
    } else {
      for index in 0..<count { write(text[index]) }
    }
  }

  /// The bytes that were written at a place, and what is behind them; nil near the end of the memory.
  @inlinable @inline(__always)
  public func bytes(at start: Int) -> SIMD32<UInt8>? {
    guard start &+ 32 <= memory.count, let base = memory.baseAddress else { return nil }
    return UnsafeRawPointer(base + start).loadUnaligned(as: SIMD32<UInt8>.self)
  }

  /// Writes bytes that were rendered before.
  @inlinable
  public mutating func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { write($0) }
  }

  /// The two digits of each number below a hundred.
  private static var pairs: StaticString {
    """
    0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849\
    5051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899
    """
  }

  /// Writes a whole number in decimal digits.
  public mutating func write(_ number: Int) {
    var rest = number.magnitude
    if number < 0 { write(UInt8(ascii: "-")) }
    if rest < 10 { return write(UInt8(ascii: "0") + UInt8(rest)) }
    let end = position + Self.digitCount(of: rest)
    if end <= memory.count, let target = memory.baseAddress {
      var place = end
      while rest >= 10 {
        place &-= 2
        let pair = UnsafeRawPointer(Self.pairs.utf8Start) + Int(rest % 100) &* 2
        rest /= 100
        UnsafeMutableRawPointer(target + place).storeBytes(of: pair.loadUnaligned(as: UInt16.self), as: UInt16.self)
      }
      if place > position { target[position] = UInt8(truncatingIfNeeded: 0x30 &+ rest) }
    }
    position = end
  }

  @inline(__always)
  private static func digitCount(of number: UInt) -> Int {
    if number < 10_000 { return number < 100 ? (number < 10 ? 1 : 2) : (number < 1_000 ? 3 : 4) }
    if number < 1_000_000 { return number < 100_000 ? 5 : 6 }
    return digitCount(ofLong: number)
  }

  private static func digitCount(ofLong number: UInt) -> Int {
    var (count, rest) = (1, number)
    while rest >= 10 {
      rest /= 10
      count &+= 1
    }
    return count
  }

  /// Writes text unchanged.
  @inlinable @inline(__always)
  public mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }
}
