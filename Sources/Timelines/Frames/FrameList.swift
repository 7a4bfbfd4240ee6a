/// The frames of a case: the text that their lines stand in, once, and a mark for each.
public struct FrameList: RandomAccessCollection, Sendable {
  let text: [UInt8]
  private(set) var marks: [FrameMark] = []
  /// What caused the frames, where that is known. Equal frames are equal whatever caused them.
  package var causes = FrameCauses()

  /// No frames.
  public init() {
    self.init(of: [])
  }

  /// No frames yet of a text.
  init(of text: [UInt8]) {
    self.text = text
  }

  /// Makes room for as many frames as the text may have, if it is long.
  ///
  /// Growing step by step would copy the marks of a long case again and again; what is not needed is never touched.
  mutating func reserveCapacity() {
    if text.count > 1 << 20 { marks.reserveCapacity(text.count / 32) }
  }

  /// The index of the first frame.
  public var startIndex: Int { 0 }
  /// The index behind the last frame.
  public var endIndex: Int { marks.count }

  /// The frame at an index.
  public subscript(index: Int) -> Frame { Frame(marks[index], of: text) }

  /// Appends the frame of a mark in the text.
  mutating func append(_ mark: FrameMark) { marks.append(mark) }

  /// How many frames from `start` on, up to `limit`, equal the frames of another case from `otherStart` on.
  package func countOfEqual(from start: Int, to other: FrameList, from otherStart: Int, limit: Int) -> Int {
    var count = 0
    while count < limit, marks[start + count].looksLike(other.marks[otherStart + count]) { count += 1 }
    if count == 0 || stretch(start..<(start + count), equals: other, from: otherStart) { return count }
    let limit = count
    count = 0
    while count < limit, isSame(start + count, other, otherStart + count) { count += 1 }
    return count
  }

  /// Whether a frame equals one of another case.
  package func isSame(_ index: Int, _ other: FrameList, _ otherIndex: Int) -> Bool {
    marks[index].hasSameLine(text, other.marks[otherIndex], other.text)
  }

  /// Whether frames that look like those of another case are the same bytes. The lines of a case stand one behind the
  /// other in its text, so that one look is enough.
  private func stretch(_ frames: Range<Int>, equals other: FrameList, from otherStart: Int) -> Bool {
    let (first, last) = (other.marks[otherStart], other.marks[otherStart + frames.count - 1])
    return text.isSame(
      marks[frames.lowerBound].start..<marks[frames.upperBound - 1].end, other.text, first.start..<last.end)
  }
}

extension FrameList: Hashable {
  public static func == (left: FrameList, right: FrameList) -> Bool {
    left.count == right.count && left.countOfEqual(from: 0, to: right, from: 0, limit: left.count) == left.count
  }

  public func hash(into hasher: inout Hasher) {
    for mark in marks { hasher.combine(mark.fingerprint) }
  }
}
