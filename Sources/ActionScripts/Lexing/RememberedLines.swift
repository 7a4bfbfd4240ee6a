import SystemCalls

/// A few lines that were read lately, each under a number.
///
/// The number is a hash of the line. Of lines with the same number only the latest is remembered, so that a line is
/// looked up by comparing it with a single other one.
struct RememberedLines: Sendable {
  static let capacity = 64
  /// The length of the longest line that is remembered. Searching for the end of a longer line would cost more than
  /// reading the line again.
  private static let longest = 256

  /// The bytes of the lines, with room for the longest line at each number; empty until a line is remembered.
  private var bytes: [UInt8] = []
  /// The lengths of the lines by their numbers; 0 where none is remembered.
  private var lengths: [Int] = []

  /// Returns the number of the first line of `text` and its length, with its line break; nil if it is not remembered.
  func first(in text: UnsafeRawBufferPointer) -> (number: Int, length: Int)? {
    guard
      let start = text.baseAddress,
      let lineBreak = memchr(start, Int32(UInt8(ascii: "\n")), min(text.count, Self.longest))
    else { return nil }
    let length = UnsafeRawPointer(lineBreak) - start + 1
    let number = Self.number(of: UnsafeRawBufferPointer(start: start, count: length))
    if lengths.isEmpty || lengths[number] != length { return nil }
    let isSame = bytes.withUnsafeBytes { memcmp($0.baseAddress! + number * Self.longest, start, length) == 0 }
    return isSame ? (number, length) : nil
  }

  /// Remembers a line, which ends with its line break, and returns its number; nil if it is too long.
  mutating func remember(_ line: ArraySlice<UInt8>) -> Int? {
    if line.count > Self.longest { return nil }
    if lengths.isEmpty {
      bytes = Array(repeating: 0, count: Self.capacity * Self.longest)
      lengths = Array(repeating: 0, count: Self.capacity)
    }
    let number = line.withUnsafeBytes(Self.number)
    let start = number * Self.longest
    bytes.replaceSubrange(start..<start + line.count, with: line)
    lengths[number] = line.count
    return number
  }

  /// Returns the number for a line, which is a hash of its bytes. Eight bytes are mixed in at a time; the last eight
  /// may overlap those before them.
  private static func number(of line: UnsafeRawBufferPointer) -> Int {
    var hash: UInt64 = 0
    if line.count < 8 {
      for byte in line { hash = mix(hash, UInt64(byte)) }
    } else {
      for index in stride(from: 0, to: line.count &- 8, by: 8) {
        hash = mix(hash, line.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      }
      hash = mix(hash, line.loadUnaligned(fromByteOffset: line.count &- 8, as: UInt64.self))
    }
    return Int((hash ^ hash >> 32) % UInt64(capacity))
  }

  @inline(__always)
  private static func mix(_ hash: UInt64, _ part: UInt64) -> UInt64 { (hash ^ part) &* 0x9E37_79B9_7F4A_7C15 }
}
