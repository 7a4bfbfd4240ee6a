/// A hash that is the same in every process and on every system: FNV-1a.
package struct StableHash {
  /// The hash of all that was mixed in so far.
  package var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the hash of nothing.
  @inlinable
  package init() {}

  /// Mixes in a byte, or a word in its place.
  @inlinable @inline(__always)
  package mutating func mix(_ word: UInt64) { value = (value ^ word) &* 0x100_0000_01b3 }

  /// Mixes in a byte.
  @inlinable @inline(__always)
  package mutating func mix(_ byte: UInt8) { mix(UInt64(byte)) }

  /// Mixes in a word, and folds the high half of the hash into the low one, which a multiplication does not reach.
  @inlinable @inline(__always)
  package mutating func mix(folding word: UInt64) {
    mix(word)
    value ^= value >> 32
  }

  /// Mixes in bytes.
  @inlinable
  package mutating func mix(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { mix(byte) }
  }
}
