/// A few lines that were read lately. A line has a number of its own for as long as it is remembered.
///
/// A line that shares its number with another takes that line's place, so that to find one is to compare it with one.
struct RememberedLines: Sendable {
  static let capacity = 64
  /// Longer lines are not remembered: to look for their ends again and again would cost more than to read them.
  private static let longest = 256

  private var lines: [ContiguousArray<UInt8>] = Array(repeating: [], count: capacity)

  /// Returns the number of the first line of `text` and its length, with its line break; nil if it is not remembered.
  func first(in text: UnsafeBufferPointer<UInt8>) -> (number: Int, length: Int)? {
    var hash = Self.seed
    for index in 0..<min(text.count, Self.longest) {
      hash = Self.mix(hash, text[index])
      if text[index] != UInt8(ascii: "\n") { continue }
      let number = Self.number(hash)
      let isSame = lines[number].withUnsafeBufferPointer { line in
        line.count == index + 1 && line.indices.allSatisfy { line[$0] == text[$0] }
      }
      return isSame ? (number, index + 1) : nil
    }
    return nil
  }

  /// Remembers a line, which ends with its line break, and returns its number; nil if it is too long.
  mutating func remember(_ line: ArraySlice<UInt8>) -> Int? {
    if line.count > Self.longest { return nil }
    let number = Self.number(line.reduce(Self.seed, Self.mix))
    lines[number] = ContiguousArray(line)
    return number
  }

  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always)
  private static func mix(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

  private static func number(_ hash: UInt64) -> Int { Int((hash ^ hash >> 32) % UInt64(capacity)) }
}
