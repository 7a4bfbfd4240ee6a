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
  /// The number of the line that came after each line last time, by their numbers. A script that repeats a sequence of
  /// lines is read without searching.
  private var followers: [Int] = []
  /// The number of the line that came last.
  private var latest = 0

  /// Returns the number of the line at `start` and its length, with its line break; nil if it is not remembered. There
  /// are `count` bytes.
  @inline(__always)
  mutating func find(at start: UnsafeRawPointer, count: Int) -> (number: Int, length: Int)? {
    if lengths.isEmpty { return nil }
    let expected = followers[latest]
    let length = lengths[expected]
    if length > 0, length <= count, isLine(expected, start, length) {
      latest = expected
      return (expected, length)
    }
    return search(start, count)
  }

  /// Looks for the line at `start`, which is not the one that followed last time.
  private mutating func search(_ start: UnsafeRawPointer, _ count: Int) -> (number: Int, length: Int)? {
    guard let lineBreak = memchr(start, Int32(UInt8(ascii: "\n")), min(count, Self.longest)) else { return nil }
    let length = UnsafeRawPointer(lineBreak) - start + 1
    let number = Self.number(of: UnsafeRawBufferPointer(start: start, count: length))
    if lengths[number] != length || !isLine(number, start, length) { return nil }
    follow(by: number)
    return (number, length)
  }

  /// Returns whether the line with a number has the bytes at `start`.
  @inline(__always)
  private func isLine(_ number: Int, _ start: UnsafeRawPointer, _ length: Int) -> Bool {
    bytes.withUnsafeBytes { memcmp($0.baseAddress! + number * Self.longest, start, length) == 0 }
  }

  /// Notes that the line with a number comes after the latest one, and is the latest now.
  private mutating func follow(by number: Int) {
    followers[latest] = number
    latest = number
  }

  /// Remembers a line, which ends with its line break, and returns its number; nil if it is too long.
  mutating func remember(_ line: ArraySlice<UInt8>) -> Int? {
    if line.count > Self.longest { return nil }
    if lengths.isEmpty {
      bytes = Array(repeating: 0, count: Self.capacity * Self.longest)
      lengths = Array(repeating: 0, count: Self.capacity)
      followers = lengths
    }
    let number = line.withUnsafeBytes(Self.number)
    let start = number * Self.longest
    bytes.replaceSubrange(start..<start + line.count, with: line)
    lengths[number] = line.count
    follow(by: number)
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
