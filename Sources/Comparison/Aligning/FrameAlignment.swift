import Timelines

/// Two frames that belong together, or one that stands alone.
struct AlignedFrames {
  /// The index of the expected frame; nil if the actual one has no counterpart.
  var expected: Int?
  /// The index of the actual frame; nil if the expected one has no counterpart.
  var actual: Int?
}

/// Aligns the frames of a case: first by their lines, then, in what is left between, without their times, and at last by
/// what they are about. Each sieve only looks at the gaps that the one before it left.
struct FrameAlignment {
  private let expected: [Frame]
  private let actual: [Frame]
  private var aligned: [AlignedFrames] = []

  /// Every frame of both sides once, in an order that is right for both.
  static func align(_ expected: [Frame], _ actual: [Frame]) -> [AlignedFrames] {
    var alignment = FrameAlignment(expected, actual)
    alignment.alignLines()
    return alignment.aligned
  }

  private init(_ expected: [Frame], _ actual: [Frame]) {
    self.expected = expected
    self.actual = actual
    aligned.reserveCapacity(max(expected.count, actual.count))
  }

  private mutating func alignLines() {
    let common = min(expected.count, actual.count)
    var head = 0
    while head < common, expected[head] == actual[head] { head += 1 }
    var tail = 0
    while tail < common - head, expected[expected.count - 1 - tail] == actual[actual.count - 1 - tail] { tail += 1 }
    for index in 0..<head { aligned.append(AlignedFrames(expected: index, actual: index)) }
    sieve(head..<(expected.count - tail), head..<(actual.count - tail), by: \.fingerprint) { alignment, old, new in
      alignment.alignWithoutTimes(old, new)
    }
    for index in stride(from: tail, to: 0, by: -1) {
      aligned.append(AlignedFrames(expected: expected.count - index, actual: actual.count - index))
    }
  }

  private mutating func alignWithoutTimes(_ old: Range<Int>, _ new: Range<Int>) {
    if alignShort(old, new) { return }
    sieve(old, new, by: \.timelessKey) { alignment, old, new in
      if alignment.alignShort(old, new) { return }
      alignment.sieve(old, new, by: \.subjectKey) { alignment, old, new in alignment.leaveAlone(old, new) }
    }
  }

  private mutating func alignShort(_ old: Range<Int>, _ new: Range<Int>) -> Bool {
    guard old.count * new.count <= CostAlignment.limit else { return false }
    merge(CostAlignment.matches(expected[old], actual[new]), old, new) { alignment, old, new in
      alignment.leaveAlone(old, new)
    }
    return true
  }

  private mutating func sieve(
    _ old: Range<Int>, _ new: Range<Int>, by key: (Frame) -> UInt64,
    gap: (inout FrameAlignment, Range<Int>, Range<Int>) -> Void
  ) {
    let matches = ShortestEdit.matches(expected[old].map(key), actual[new].map(key))
    merge(matches.map { ($0 + old.lowerBound, $1 + new.lowerBound) }, old, new, gap: gap)
  }

  /// Appends the matches in order, and what `gap` makes of the frames between them.
  private mutating func merge(
    _ matches: [(Int, Int)], _ old: Range<Int>, _ new: Range<Int>,
    gap: (inout FrameAlignment, Range<Int>, Range<Int>) -> Void
  ) {
    var (nextOld, nextNew) = (old.lowerBound, new.lowerBound)
    func close(_ alignment: inout FrameAlignment, _ oldEnd: Int, _ newEnd: Int) {
      if nextOld == oldEnd || nextNew == newEnd {
        alignment.leaveAlone(nextOld..<oldEnd, nextNew..<newEnd)
      } else {
        gap(&alignment, nextOld..<oldEnd, nextNew..<newEnd)
      }
    }
    for (oldIndex, newIndex) in matches {
      if nextOld < oldIndex || nextNew < newIndex { close(&self, oldIndex, newIndex) }
      aligned.append(AlignedFrames(expected: oldIndex, actual: newIndex))
      (nextOld, nextNew) = (oldIndex + 1, newIndex + 1)
    }
    close(&self, old.upperBound, new.upperBound)
  }

  /// Appends frames without counterparts, in the order of their times; at one time the expected ones first.
  private mutating func leaveAlone(_ old: Range<Int>, _ new: Range<Int>) {
    var (oldIndex, newIndex) = (old.lowerBound, new.lowerBound)
    while oldIndex < old.upperBound || newIndex < new.upperBound {
      let takesOld =
        newIndex == new.upperBound || (oldIndex < old.upperBound && expected[oldIndex].at <= actual[newIndex].at)
      if takesOld {
        aligned.append(AlignedFrames(expected: oldIndex, actual: nil))
        oldIndex += 1
      } else {
        aligned.append(AlignedFrames(expected: nil, actual: newIndex))
        newIndex += 1
      }
    }
  }
}

extension Frame {
  /// What the frame says without when: its kind and body, a call without its number.
  fileprivate var timelessKey: UInt64 {
    let subject = subject
    var hash = subjectKey
    var rest = body[subject.endIndex...]
    if rest.first == UInt8(ascii: "#") { rest = rest.drop { $0 != UInt8(ascii: " ") } }
    for byte in rest { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
  }

  /// What the frame is about.
  fileprivate var subjectKey: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in kind.rawValue.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    for byte in subject { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
  }
}
