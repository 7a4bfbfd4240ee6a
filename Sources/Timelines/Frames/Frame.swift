/// One line of a timeline in the text form: a time, a sigil, and what happened.
///
/// A frame keeps its line as it is and reads the pieces of it only when somebody asks, so that timelines of any length
/// can be compared by their lines alone.
public struct Frame: Sendable {
  /// What kind of thing happened; the raw value is the sigil.
  public enum Kind: String, Sendable, CaseIterable {
    case state = "="
    case action = ">"
    case mutation = "~"
    case pulse = "^"
    case effect = "<-"
    case emit = "*"
    case call = "@"
    case reply = "<"
    case cancel = "x"
    case error = "!"
    case view = "&"
    case expectation = "?"
  }

  /// When it happened.
  public let at: Instant
  /// A hash of the line, the same in every process.
  public let fingerprint: UInt64
  /// The text that the line stands in, which all frames of a timeline share, and where.
  private let whole: [UInt8]
  private let start: Int
  private let count: Int32
  private let bodyOffset: UInt8
  /// What kind of thing happened.
  public let kind: Kind

  /// The whole line without its end: UTF-8.
  public var line: ArraySlice<UInt8> { whole[start..<(start + Int(count))] }

  /// What stands behind the sigil and its blank: UTF-8.
  public var body: ArraySlice<UInt8> { whole[bodyStart..<(start + Int(count))] }

  private var bodyStart: Int { start + Int(bodyOffset) }

  /// Lends the bytes of the line from its sigil on.
  package func withSigilAndBody<Result>(_ use: (UnsafeRawBufferPointer) -> Result) -> Result {
    whole.withUnsafeBytes { bytes in
      let width = kind == .effect ? 3 : 2
      return use(UnsafeRawBufferPointer(rebasing: bytes[(bodyStart - width)..<(start + Int(count))]))
    }
  }

  /// The body as text.
  public var text: String { String(decoding: body, as: UTF8.self) }

  /// What the frame is about, without its values: the name of the action or mutation, the port without the number of
  /// the call, the path of a pulse ...; empty for a state.
  public var subject: ArraySlice<UInt8> {
    if kind == .state { return whole[bodyStart..<bodyStart] }
    let end = whole.withUnsafeBufferPointer { bytes in
      var (index, end, isQuoted) = (bodyStart, start + Int(count), false)
      while index < end {
        switch bytes[index] {
        case UInt8(ascii: "\""): isQuoted.toggle()
        case UInt8(ascii: "\\") where isQuoted: index += 1
        case UInt8(ascii: " ") where !isQuoted, UInt8(ascii: "#") where !isQuoted: end = index
        default: break
        }
        index += 1
      }
      return end
    }
    return whole[bodyStart..<end]
  }

  /// The frame that a line of a text spells, as far as its time and sigil go; nil if it spells none.
  init?(_ line: Lines.Line, of whole: [UInt8], latest: inout TimeMemory) {
    let parsed = whole.withUnsafeBufferPointer { bytes -> (Instant, Kind, Int)? in
      let bytes = UnsafeBufferPointer(rebasing: bytes[line.range])
      guard let (at, timeEnd) = latest.read(bytes), timeEnd + 2 < bytes.count,
        let kind = Kind(sigil: bytes[timeEnd], next: bytes[timeEnd + 1])
      else { return nil }
      let sigilEnd = timeEnd + (kind == .effect ? 2 : 1)
      guard sigilEnd + 1 < bytes.count, bytes[sigilEnd] == UInt8(ascii: " ") else { return nil }
      return (at, kind, sigilEnd + 1)
    }
    guard let (at, kind, bodyOffset) = parsed else { return nil }
    self.at = at
    self.kind = kind
    self.whole = whole
    start = line.range.lowerBound
    count = Int32(line.range.count)
    self.bodyOffset = UInt8(bodyOffset)
    fingerprint = line.fingerprint
  }
}

extension Frame: Hashable {
  public static func == (left: Frame, right: Frame) -> Bool {
    left.fingerprint == right.fingerprint && left.count == right.count && left.hasSameBytes(as: right)
  }

  /// Whether the frames are equal but for the case that different lines have one fingerprint.
  fileprivate func looksLike(_ other: Frame) -> Bool { fingerprint == other.fingerprint && count == other.count }

  /// Lends the bytes of all lines from this one to another one of the same text; none if that is not behind it there.
  fileprivate func lines(to last: Frame, _ use: (UnsafeRawBufferPointer) -> Bool) -> Bool {
    whole.withUnsafeBytes { bytes in
      let end = last.start + Int(last.count)
      let isSameText = last.whole.withUnsafeBytes { $0.baseAddress == bytes.baseAddress }
      return isSameText && end >= start && use(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
    }
  }

  private func hasSameBytes(as other: Frame) -> Bool {
    lines(to: self) { mine in other.lines(to: other) { theirs in mine.isSame(as: theirs) } }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(fingerprint)
  }
}

extension [Frame] {
  /// How many frames from `start` on, up to `limit`, equal the frames of another case from `otherStart` on.
  package func countOfEqual(from start: Int, to other: [Frame], from otherStart: Int, limit: Int) -> Int {
    var count = 0
    while count < limit, self[start + count].looksLike(other[otherStart + count]) { count += 1 }
    if count == 0 || stretch(start..<(start + count), equals: other, from: otherStart) { return count }
    let limit = count
    count = 0
    while count < limit, self[start + count] == other[otherStart + count] { count += 1 }
    return count
  }

  /// Whether frames that look like those of another case are the same bytes. The lines of a case stand one behind the
  /// other in its text, so that one look is enough.
  private func stretch(_ frames: Range<Int>, equals other: [Frame], from otherStart: Int) -> Bool {
    let (first, last) = (self[frames.lowerBound], self[frames.upperBound - 1])
    return first.lines(to: last) { mine in
      other[otherStart].lines(to: other[otherStart + frames.count - 1]) { theirs in
        mine.isSame(as: theirs)
      }
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether these are the same bytes; eight are compared at a time as long as there are eight.
  fileprivate func isSame(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    var index = 0
    while index &+ 8 <= count {
      let word = loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word != other.loadUnaligned(fromByteOffset: index, as: UInt64.self) { return false }
      index &+= 8
    }
    return self[index...].elementsEqual(other[index...])
  }
}

extension Frame: CustomStringConvertible {
  /// The line, safe to show on a terminal.
  public var description: String { String(decoding: line, as: UTF8.self).onOneLine }
}

extension Frame.Kind {
  fileprivate init?(sigil: UInt8, next: UInt8) {
    switch sigil {
    case UInt8(ascii: "="): self = .state
    case UInt8(ascii: ">"): self = .action
    case UInt8(ascii: "~"): self = .mutation
    case UInt8(ascii: "^"): self = .pulse
    case UInt8(ascii: "<"): self = next == UInt8(ascii: "-") ? .effect : .reply
    case UInt8(ascii: "*"): self = .emit
    case UInt8(ascii: "@"): self = .call
    case UInt8(ascii: "x"): self = .cancel
    case UInt8(ascii: "!"): self = .error
    case UInt8(ascii: "&"): self = .view
    case UInt8(ascii: "?"): self = .expectation
    default: return nil
    }
  }
}
