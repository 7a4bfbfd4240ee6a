/// The lines of a text, each ended by one line feed, with their numbers and their fingerprints.
struct Lines {
  private let bytes: [UInt8]
  private var position = 0
  /// The number of the line that was read last, from 1; 0 before the first.
  private(set) var number = 0
  /// The FNV-1a hash of the line that was read last: the same in every process.
  private(set) var fingerprint: UInt64 = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next line without its end; nil behind the last one.
  mutating func next() throws(TimelineError) -> ArraySlice<UInt8>? {
    guard position < bytes.count else { return nil }
    number += 1
    let start = position
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    let end = bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
        hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3
        index &+= 1
      }
      return index
    }
    guard end < bytes.count else { throw TimelineError(line: number, "the last line is not ended by a line break") }
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") {
      throw TimelineError(
        line: number, "the line ends in CR LF: timelines have LF alone ('*.timeline text eol=lf' in .gitattributes)")
    }
    position = end + 1
    fingerprint = hash
    return bytes[start..<end]
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
