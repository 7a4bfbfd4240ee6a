import ExactStrings

/// The lines of a text, each ended by one line feed, with their numbers and their fingerprints.
struct Lines {
  /// A line without its end.
  struct Line {
    /// The range of the line in the text.
    let range: Range<Int>
    /// A hash of the line, the same in every process and on every machine.
    let fingerprint: UInt64
  }

  /// The text, which is valid only while the caller lends it.
  private let text: UnsafeBufferPointer<UInt8>
  /// The place where the next line begins.
  private(set) var position = 0
  /// The number of the latest line, from 1; 0 before the first.
  private(set) var number = 0

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  /// Returns the next line, after checking that it is valid UTF-8; nil after the last one.
  mutating func next() throws(TimelineError) -> Line? {
    guard position < text.count else { return nil }
    number += 1
    let (end, hash, isASCII) = Self.scan(UnsafeRawBufferPointer(text), from: position)
    if !isASCII, String(validating: text[position..<end], as: UTF8.self) == nil {
      throw TimelineError(line: number, "this is not UTF-8")
    }
    guard end < text.count else { throw TimelineError(line: number, "the last line is not ended by a line break") }
    if end > position, text[end - 1] == UInt8(ascii: "\r") {
      throw TimelineError(
        line: number, "the line ends in CR LF: timelines have LF alone ('*.timeline text eol=lf' in .gitattributes)")
    }
    defer { position = end + 1 }
    return Line(range: position..<end, fingerprint: hash)
  }

  /// Skips the next line, which is that of a frame.
  mutating func skip(_ frame: FrameMark) {
    position = frame.end + 1
    number += 1
  }

  /// Returns the end of the line that begins at `start`, and its hash, reading eight bytes at a time as long as there
  /// are eight.
  private static func scan(_ bytes: UnsafeRawBufferPointer, from start: Int) -> (end: Int, hash: UInt64, isASCII: Bool)
  {
    var (index, hash, seen): (Int, UInt64, UInt64) = (start, 0xCBF2_9CE4_8422_2325, 0)
    func mix(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
      seen |= word
    }
    while index &+ 8 <= bytes.count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      // A zero byte of `marked` is a line feed; the classic test borrows only above the lowest zero byte.
      let marked = word ^ 0x0A0A_0A0A_0A0A_0A0A
      let feeds = (marked &- 0x0101_0101_0101_0101) & ~marked & 0x8080_8080_8080_8080
      if feeds != 0 {
        let count = feeds.trailingZeroBitCount / 8
        if count > 0 { mix(word & (1 << UInt64(8 * count) &- 1)) }
        return (index &+ count, hash, seen & 0x8080_8080_8080_8080 == 0)
      }
      mix(word)
      index &+= 8
    }
    // The last bytes of a text form the same words as they would before a line feed.
    var (rest, count): (UInt64, UInt64) = (0, 0)
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      rest |= UInt64(bytes[index]) << (8 * count)
      count += 1
      index &+= 1
    }
    if count > 0 { mix(rest) }
    return (index, hash, seen & 0x8080_8080_8080_8080 == 0)
  }
}
