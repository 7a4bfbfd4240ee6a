/// The place of a frame in a text, and its properties that do not need its values.
struct FrameMark {
  let at: Instant
  /// A hash of the line, the same in every process.
  let fingerprint: UInt64
  /// The place where the line begins.
  private(set) var start: Int
  private let count: Int32
  private let bodyOffset: UInt8
  let kind: Frame.Kind

  /// The place where the line ends.
  var end: Int { start &+ Int(count) }

  /// The place where the text after the sigil and its blank begins.
  var bodyStart: Int { start &+ Int(bodyOffset) }

  /// Creates the mark of a line of a text, checking only its time and sigil; nil if it is not a frame.
  init?(_ line: Lines.Line, of text: UnsafeBufferPointer<UInt8>, latest: inout TimeMemory) {
    let bytes = UnsafeBufferPointer(rebasing: text[line.range])
    guard let (at, timeEnd) = latest.read(bytes), timeEnd + 2 < bytes.count else { return nil }
    let second = bytes[timeEnd + 1] == UInt8(ascii: " ") ? nil : bytes[timeEnd + 1]
    let sigilEnd = timeEnd + (second == nil ? 1 : 2)
    guard let kind = Frame.Kind(sigil: bytes[timeEnd], second), sigilEnd + 1 < bytes.count,
      bytes[sigilEnd] == UInt8(ascii: " ")
    else { return nil }
    self.at = at
    self.kind = kind
    start = line.range.lowerBound
    count = Int32(line.range.count)
    bodyOffset = UInt8(sigilEnd + 1)
    fingerprint = line.fingerprint
  }

  /// Returns the mark of the same line at another place.
  func moved(to start: Int) -> FrameMark {
    var mark = self
    mark.start = start
    return mark
  }

  /// Returns whether two lines are equal, unless different lines have the same fingerprint.
  func looksLike(_ other: FrameMark) -> Bool { fingerprint == other.fingerprint && count == other.count }

  /// Returns whether two lines are equal, each in its text.
  func hasSameLine(_ text: [UInt8], _ other: FrameMark, _ otherText: [UInt8]) -> Bool {
    looksLike(other) && text.isSame(start..<end, otherText, other.start..<other.end)
  }
}

extension [UInt8] {
  /// Returns whether two texts have the same bytes in two ranges.
  func isSame(_ range: Range<Int>, _ other: [UInt8], _ otherRange: Range<Int>) -> Bool {
    withUnsafeBytes { bytes in
      other.withUnsafeBytes { otherBytes in
        UnsafeRawBufferPointer(rebasing: bytes[range]).isSame(UnsafeRawBufferPointer(rebasing: otherBytes[otherRange]))
      }
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Returns whether the bytes are the same; eight are compared at a time, and some of the last eight may be compared
  /// twice.
  func isSame(_ other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    guard count >= 8 else { return elementsEqual(other) }
    func isSameWord(at index: Int) -> Bool {
      loadUnaligned(fromByteOffset: index, as: UInt64.self)
        == other.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    }
    var index = 0
    while index &+ 8 < count {
      if !isSameWord(at: index) { return false }
      index &+= 8
    }
    return isSameWord(at: count &- 8)
  }
}

extension Frame.Kind {
  /// The number of bytes of the sigil.
  var sigilWidth: Int { rawValue.utf8.count }

  /// The kinds by the first bytes of their sigils: first those with one byte, then those with two.
  private static let byFirstByte: [Frame.Kind?] = {
    var kinds = [Frame.Kind?](repeating: nil, count: 512)
    for kind in allCases { kinds[Int(kind.rawValue.utf8.first!) + (kind.sigilWidth - 1) * 256] = kind }
    return kinds
  }()

  /// Creates the kind with a sigil of one byte, or of two.
  init?(sigil first: UInt8, _ second: UInt8?) {
    guard let kind = Self.byFirstByte[Int(first) + (second == nil ? 0 : 256)],
      second == nil || second == kind.rawValue.utf8.last
    else { return nil }
    self = kind
  }
}
