import ExactStrings

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
    var hash = StableHash()
    for index in 0..<min(text.count, Self.longest) {
      hash.mix(text[index])
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
    var hash = StableHash()
    hash.mix(line)
    let number = Self.number(hash)
    lines[number] = ContiguousArray(line)
    return number
  }

  private static func number(_ hash: StableHash) -> Int { Int((hash.value ^ hash.value >> 32) % UInt64(capacity)) }
}
