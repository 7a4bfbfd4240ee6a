import SystemCalls

/// Returns whether as many bytes are the same at two places in memory.
///
/// To call the C library costs more than to compare a few words. The last words of a size that is no multiple of a word
/// overlap.
@inlinable @inline(__always)
package func haveSameBytes(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, size: Int) -> Bool {
  switch size {
  case 8: one.loadUnaligned(as: UInt64.self) == other.loadUnaligned(as: UInt64.self)
  case 1: one.load(as: UInt8.self) == other.load(as: UInt8.self)
  case 9...64: haveSameWords(one, other, size: size)
  default: memcmp(one, other, size) == 0
  }
}

@inlinable @inline(__always)
func haveSameWords(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, size: Int) -> Bool {
  func isSame(at offset: Int) -> Bool {
    one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
  var offset = 0
  while offset &+ 8 < size {
    if !isSame(at: offset) { return false }
    offset &+= 8
  }
  return isSame(at: size &- 8)
}
