/// The lines of a text, each ended by one line feed, with their numbers and their fingerprints.
struct Lines {
  private let bytes: [UInt8]
  private var position = 0
  /// The number of the line that was read last, from 1; 0 before the first.
  private(set) var number = 0
  /// A hash of the line that was read last, the same in every process and on every machine.
  private(set) var fingerprint: UInt64 = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next line without its end; nil behind the last one.
  mutating func next() throws(TimelineError) -> ArraySlice<UInt8>? {
    guard position < bytes.count else { return nil }
    number += 1
    let start = position
    let (end, hash) = bytes.withUnsafeBytes { Self.scan($0, from: start) }
    guard end < bytes.count else { throw TimelineError(line: number, "the last line is not ended by a line break") }
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") {
      throw TimelineError(
        line: number, "the line ends in CR LF: timelines have LF alone ('*.timeline text eol=lf' in .gitattributes)")
    }
    position = end + 1
    fingerprint = hash
    return bytes[start..<end]
  }

  /// Where the line that begins at `start` ends, and its hash: eight bytes at a time as long as there are eight.
  private static func scan(_ bytes: UnsafeRawBufferPointer, from start: Int) -> (end: Int, hash: UInt64) {
    var (index, hash): (Int, UInt64) = (start, 0xCBF2_9CE4_8422_2325)
    func mix(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    while index &+ 8 <= bytes.count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      // A zero byte of `marked` is a line feed; the classic test borrows only above the lowest zero byte.
      let marked = word ^ 0x0A0A_0A0A_0A0A_0A0A
      if (marked &- 0x0101_0101_0101_0101) & ~marked & 0x8080_8080_8080_8080 != 0 { break }
      mix(word)
      index &+= 8
    }
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      mix(UInt64(bytes[index]))
      index &+= 1
    }
    return (index, hash)
  }

  /// Throws, with the line, if `bytes` are not valid UTF-8.
  static func requireUTF8(_ bytes: [UInt8]) throws(TimelineError) {
    if bytes.allSatisfy({ $0 < 0x80 }) || String(validating: bytes, as: UTF8.self) != nil { return }
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      if String(validating: line, as: UTF8.self) == nil { throw TimelineError(line: number, "this is not UTF-8") }
    }
  }
}
