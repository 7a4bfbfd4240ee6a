import ExactStrings
import JSONValues

extension Timeline {
  /// The thoroughness with which a timeline in the text form is checked.
  public enum Checking: Sendable {
    /// The form of times, sigils and headings is checked; the text after a sigil is not.
    case outline
    /// Every part of every line is checked, and so is the order: each case opens with its state, and its time does not
    /// run backwards. A timeline that passes is, byte for byte, one that a writer could have written.
    case everything
  }

  /// Creates the timeline of `bytes` in either form: JSON Lines if the first byte that is no blank is `{`, else text.
  public init(parsing bytes: [UInt8], checking: Checking = .everything) throws(TimelineError) {
    if Self.isJSONLines(bytes) {
      self.init(records: try Record.parse(jsonLines: bytes))
    } else {
      try self.init(text: bytes, checking: checking)
    }
  }

  /// Creates the timeline of `bytes` with the help of one that was read before: a line that is in both is not read
  /// again.
  ///
  /// Two timelines of one script have most of their lines in common. Everything is checked, and the result is the same
  /// as without the other timeline.
  /// - Parameter known: A timeline that was checked completely.
  public init(parsing bytes: [UInt8], beside known: Timeline) throws(TimelineError) {
    if Self.isJSONLines(bytes) {
      try self.init(parsing: bytes)
    } else {
      try self.init(text: bytes, checking: .everything, beside: known)
    }
  }

  private static func isJSONLines(_ bytes: [UInt8]) -> Bool {
    bytes.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == UInt8(ascii: "{")
  }

  init(text bytes: [UInt8], checking: Checking, beside known: Timeline = Timeline()) throws(TimelineError) {
    self.init(
      cases: try bytes.withUnsafeBufferPointer { text throws(TimelineError) in
        var reader = TextTimelineReader(checking: checking, whole: bytes, known: known)
        var lines = Lines(text)
        while true {
          if reader.readKnown(in: &lines, of: text) { continue }
          guard let line = try lines.next() else { break }
          try reader.read(line, of: text, number: lines.number)
        }
        return try reader.finish(behind: lines.number)
      })
  }
}

/// Collects cases and frames line by line.
private struct TextTimelineReader {
  let checking: Timeline.Checking
  let whole: [UInt8]
  private var latest = TimeMemory()
  private var cases: [TimelineCase] = []
  /// The case whose frames are being read, without its frames.
  private var current: TimelineCase?
  private var frames: FrameList
  private var isBehindHeader = false
  /// Whether there is a current case. It is asked for each frame, and to ask the case costs a copy of it.
  private var isInCase = false
  private let knownCases: [ExactString: TimelineCase]
  /// The frames of the known case with the heading of the current one.
  private var known = KnownFrames()

  init(checking: Timeline.Checking, whole: [UInt8], known: Timeline) {
    self.checking = checking
    self.whole = whole
    knownCases = Dictionary(known.cases.map { (ExactString($0.heading), $0) }) { first, _ in first }
    frames = FrameList(of: whole)
    frames.reserveCapacity()
  }

  mutating func read(_ line: Lines.Line, of text: UnsafeBufferPointer<UInt8>, number: Int) throws(TimelineError) {
    guard let mark = FrameMark(line, of: text, latest: &latest) else {
      return try readBetweenFrames(whole[line.range], number: number)
    }
    guard isInCase else {
      throw TimelineError(line: number, "expected a case ('== TITLE  REACTOR') before the first frame")
    }
    let body = UnsafeBufferPointer(rebasing: text[mark.bodyStart..<mark.end])
    if checking == .everything {
      if !PlainFrame.accepts(UnsafeRawBufferPointer(body), of: mark.kind) {
        try Frame(mark, of: whole).check(line: number)
      }
      try checkOrder(of: mark, number: number)
    }
    known.follow(mark)
    frames.append(mark)
  }

  /// Checks that a case opens with its state, and that its time does not run backwards.
  private func checkOrder(of mark: FrameMark, number: Int) throws(TimelineError) {
    guard let previous = frames.marks.last else {
      if mark.kind == .state, !Frame(mark, of: whole).isNested { return }
      let line = Self.excerpt(whole[mark.start..<mark.end])
      throw TimelineError(line: number, "expected a state, found \(line): a case opens with its state")
    }
    if mark.at < previous.at { throw TimelineError(backwardsTo: mark.at, behind: previous.at, line: number) }
  }

  /// Reads the next lines as long as they equal the next lines of the known case, which was checked, and their time
  /// does not run backwards. Returns whether a line was read.
  mutating func readKnown(in lines: inout Lines, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = frames.count
    while let mark = known.next(at: lines.position, behind: frames.marks.last?.at, of: text) {
      lines.skip(mark)
      frames.append(mark)
    }
    return frames.count > count
  }

  private mutating func readBetweenFrames(_ line: ArraySlice<UInt8>, number: Int) throws(TimelineError) {
    if let mark = MergeConflict.mark(of: line) {
      throw TimelineError(line: number, "'\(mark)' is the mark of a merge conflict: resolve it first")
    } else if line.starts(with: "\(TimelineHeader.format) ".utf8) {
      try readHeader(line, number: number)
    } else if line.starts(with: "== ".utf8) {
      try readHeading(line, number: number)
    } else if current == nil && !isBehindHeader {
      throw TimelineError(line: number, "expected '\(TimelineHeader.line)', found \(Self.excerpt(line))")
    } else {
      throw TimelineError(line: number, "expected a time and a sigil, found \(Self.excerpt(line))")
    }
  }

  mutating func finish(behind line: Int) throws(TimelineError) -> [TimelineCase] {
    if current == nil && !isBehindHeader {
      throw TimelineError(line: line + 1, "expected '\(TimelineHeader.line)', found the end of the text")
    }
    try closeCase(line: line + 1)
    if isBehindHeader {
      throw TimelineError(line: line + 1, "expected a case ('== TITLE  REACTOR'), found the end of the text")
    }
    return cases
  }

  private mutating func readHeader(_ line: ArraySlice<UInt8>, number: Int) throws(TimelineError) {
    guard line.elementsEqual(TimelineHeader.line.utf8) else {
      if line.starts(with: "\(TimelineHeader.line) ".utf8) {
        throw TimelineError(line: number, "expected '\(TimelineHeader.line)', found \(Self.excerpt(line))")
      }
      throw TimelineError(
        line: number,
        "\(Self.excerpt(line)) is another version of the format: this reel reads version \(TimelineHeader.version)")
    }
    guard !isBehindHeader else {
      throw TimelineError(line: number, "expected a case ('== TITLE  REACTOR') after the header")
    }
    try closeCase(line: number)
    isBehindHeader = true
    isInCase = false
  }

  private mutating func readHeading(_ line: ArraySlice<UInt8>, number: Int) throws(TimelineError) {
    guard current != nil || isBehindHeader else {
      throw TimelineError(line: number, "expected '\(TimelineHeader.line)', found \(Self.excerpt(line))")
    }
    try closeCase(line: number)
    guard let opened = TimelineCase(heading: line, startsScript: isBehindHeader) else {
      throw TimelineError(line: number, "expected '== TITLE  REACTOR' or '== REACTOR', found \(Self.excerpt(line))")
    }
    current = opened
    known = KnownFrames(knownCases[opened.heading]?.frames ?? FrameList())
    isBehindHeader = false
    isInCase = true
  }

  private mutating func closeCase(line: Int) throws(TimelineError) {
    guard var closed = current else { return }
    guard !frames.isEmpty else { throw TimelineError(line: line, "expected a frame: a case opens with its state") }
    closed.frames = frames
    cases.append(closed)
    frames = FrameList(of: whole)
    known = KnownFrames()
    current = nil
  }

  /// Returns the beginning of a line, for a message.
  static func excerpt(_ line: ArraySlice<UInt8>) -> String {
    if line.isEmpty { return "an empty line" }
    let text = String(decoding: line, as: UTF8.self)
    return "'\((text.count > 60 ? text.prefix(57) + "..." : text).onOneLine)'"
  }
}

extension TimelineCase {
  /// Creates the case that a heading opens; nil if the heading is not in the form that the writer gives it.
  package init?(heading line: ArraySlice<UInt8>, startsScript: Bool = false) {
    let text = line.dropFirst(3)
    var (title, name): (String?, ArraySlice<UInt8>) = (nil, text)
    if let blank = text.lastIndex(of: UInt8(ascii: " ")) {
      guard blank > text.startIndex, text[blank - 1] == UInt8(ascii: " "),
        let spelled = String(title: text[..<(blank - 1)])
      else { return nil }
      (title, name) = (spelled, text[(blank + 1)...])
    }
    var reader = LineReader(name)
    guard let reactor = reader.word(), reader.isAtEnd else { return nil }
    self.init(title: title, reactor: reactor, startsScript: startsScript)
    guard heading.utf8.elementsEqual(line) else { return nil }
  }
}

extension Frame {
  fileprivate func check(line number: Int) throws(TimelineError) {
    guard let content else {
      throw TimelineError(line: number, "\(TextTimelineReader.excerpt(line)) is not a frame of this kind")
    }
    let canonical = TextBuffer.text { $0.write(content) }
    guard canonical.elementsEqual(body) else {
      let expected = String(decoding: canonical, as: UTF8.self)
      throw TimelineError(line: number, "not in the form that reel writes: expected '\(kind.rawValue) \(expected)'")
    }
  }
}
