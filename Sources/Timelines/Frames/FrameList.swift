/// The frames of a case: the text with their lines, stored once, and a mark for each frame.
public struct FrameList: RandomAccessCollection, Sendable {
  let text: [UInt8]
  private(set) var marks: [FrameMark] = []
  /// The causes of the frames, where they are known. They do not count for the equality of frames.
  package var causes = FrameCauses()

  /// Creates an empty list.
  public init() {
    self.init(of: [])
  }

  /// Creates an empty list of frames of a text.
  init(of text: [UInt8]) {
    self.text = text
  }

  /// Reserves room for as many frames as the text may have, if it is long.
  ///
  /// Growing step by step would copy the marks of a long case repeatedly; unused room is never touched.
  mutating func reserveCapacity() {
    if text.count > 1 << 20 { marks.reserveCapacity(text.count / 32) }
  }

  /// The index of the first frame.
  public var startIndex: Int { 0 }
  /// The index after the last frame.
  public var endIndex: Int { marks.count }

  /// The frame at an index.
  public subscript(index: Int) -> Frame { Frame(marks[index], of: text) }

  /// Appends the frame of a mark in the text.
  mutating func append(_ mark: FrameMark) { marks.append(mark) }

  /// Returns how many frames from `start` on, up to `limit`, equal the frames of another case from `otherStart` on.
  package func countOfEqual(from start: Int, to other: FrameList, from otherStart: Int, limit: Int) -> Int {
    var count = 0
    while count < limit, marks[start + count].looksLike(other.marks[otherStart + count]) { count += 1 }
    if count == 0 || stretch(start..<(start + count), equals: other, from: otherStart) { return count }
    let limit = count
    count = 0
    while count < limit, isSame(start + count, other, otherStart + count) { count += 1 }
    return count
  }

  /// Returns whether a frame equals one of another case.
  package func isSame(_ index: Int, _ other: FrameList, _ otherIndex: Int) -> Bool {
    marks[index].hasSameLine(text, other.marks[otherIndex], other.text)
  }

  /// Returns whether frames with the same marks as those of another case have the same bytes. The lines of a case are
  /// consecutive in its text, so one comparison is enough.
  private func stretch(_ frames: Range<Int>, equals other: FrameList, from otherStart: Int) -> Bool {
    let (first, last) = (other.marks[otherStart], other.marks[otherStart + frames.count - 1])
    return text.isSame(
      marks[frames.lowerBound].start..<marks[frames.upperBound - 1].end, other.text, first.start..<last.end)
  }
}

extension FrameList: Hashable {
  /// Returns whether two lists have the same lines in the same order.
  public static func == (left: FrameList, right: FrameList) -> Bool {
    left.count == right.count && left.countOfEqual(from: 0, to: right, from: 0, limit: left.count) == left.count
  }

  /// Hashes the lines.
  public func hash(into hasher: inout Hasher) {
    for mark in marks { hasher.combine(mark.fingerprint) }
  }
}
