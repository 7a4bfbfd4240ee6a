import Timelines

/// Aligns the frames of a case on two levels: first the steps, by keys with less and less in common; then the frames of
/// matching steps, and those between them.
///
/// Each key is applied only to the gaps that the one before it left. If a step lost its first frame, its other frames
/// belong to the step before; so the frames between equal steps are also aligned without regard to steps, and that
/// result is used if fewer frames remain single.
struct FrameAlignment {
  /// The criterion that takes precedence if both cannot be satisfied.
  enum Preference {
    /// Frames at the same time match.
    case times
    /// Frames with the same content match, at any time.
    case words

    /// The keys by which steps are matched, one after the other.
    fileprivate var sieves: [FrameStep.Key] {
      switch self {
      case .times: [.firstLine, .subjectAndTime, .firstWords, .subject]
      case .words: [.firstWords, .subject]
      }
    }

    /// The key in which equal steps agree.
    fileprivate var equality: FrameStep.Key { self == .times ? .lines : .words }
  }

  private let expected: FrameList
  private let actual: FrameList
  private var rows: [CaseComparison.Row] = []
  private var expectedSteps: [FrameStep] = []
  private var actualSteps: [FrameStep] = []

  /// Returns every frame of both sides once, in an order that fits both sides. Rows of unequal frames are marked as
  /// changed, missing or surplus.
  static func align(
    _ expected: FrameList, _ actual: FrameList, preferring preference: Preference = .times
  ) -> [CaseComparison.Row] {
    var alignment = FrameAlignment(expected, actual)
    alignment.align(preferring: preference)
    return alignment.rows
  }

  private init(_ expected: FrameList, _ actual: FrameList) {
    self.expected = expected
    self.actual = actual
    let longest = max(expected.count, actual.count)
    rows.reserveCapacity(longest + longest / 16)
  }

  private mutating func align(preferring preference: Preference) {
    if differOnlyInTime {
      for index in expected.indices { pair(index, index) }
      return
    }
    let (head, tail) = commonEnds
    let (old, new) = (head..<(expected.count - tail), head..<(actual.count - tail))
    pairEqual(0..<head, 0..<head)
    let rest = old.count + new.count > Resynchronization.threshold ? alignLocally(old, new, preference) : (old, new)
    alignSteps(of: rest.0, rest.1, preferring: preference)
    pairEqual(old.upperBound..<expected.count, new.upperBound..<actual.count)
  }

  /// Aligns gap by gap from the start, as long as each is short; returns the remaining ranges.
  private mutating func alignLocally(
    _ old: Range<Int>, _ new: Range<Int>, _ preference: Preference
  ) -> (Range<Int>, Range<Int>) {
    var (old, new) = (old, new)
    var search = Resynchronization(expected, actual)
    while true {
      let equal = search.countOfEqual(old, new)
      pairEqual(old.prefix(equal), new.prefix(equal))
      (old, new) = (old.dropFirst(equal), new.dropFirst(equal))
      guard !old.isEmpty, !new.isEmpty, let (oldNext, newNext) = search.next(behind: old, new) else {
        return (old, new)
      }
      let gap = (old.lowerBound..<oldNext, new.lowerBound..<newNext)
      if !pairInOrder(gap.0, gap.1, search) { alignSteps(of: gap.0, gap.1, preferring: preference) }
      (old, new) = (oldNext..<old.upperBound, newNext..<new.upperBound)
    }
  }

  /// Pairs the frames of two short runs one by one if each has the same subject and time as its counterpart. This is by
  /// far the most common difference, and no other alignment is as good.
  private mutating func pairInOrder(_ old: Range<Int>, _ new: Range<Int>, _ search: Resynchronization) -> Bool {
    guard old.count == new.count, old.count <= 16, zip(old, new).allSatisfy(search.areOfOneMatter) else { return false }
    for (oldIndex, newIndex) in zip(old, new) { pair(oldIndex, newIndex) }
    return true
  }

  private var differOnlyInTime: Bool {
    expected.count == actual.count
      && zip(expected, actual).allSatisfy { $0.kind == $1.kind && $0.body.elementsEqual($1.body) }
  }

  /// The number of equal frames at both ends, in whole steps.
  private var commonEnds: (head: Int, tail: Int) {
    let common = min(expected.count, actual.count)
    var head = expected.countOfEqual(from: 0, to: actual, from: 0, limit: common)
    while !(expected.beginsStep(at: head) && actual.beginsStep(at: head)) { head -= 1 }
    var tail = 0
    while tail < common - head,
      expected.isSame(expected.count - 1 - tail, actual, actual.count - 1 - tail)
    { tail += 1 }
    while !(expected.beginsStep(at: expected.count - tail) && actual.beginsStep(at: actual.count - tail)) { tail -= 1 }
    return (head, tail)
  }

  private mutating func pairEqual(_ old: Range<Int>, _ new: Range<Int>) {
    for (oldIndex, newIndex) in zip(old, new) {
      rows.append(CaseComparison.Row(.same, expected: oldIndex, actual: newIndex))
    }
  }
}

extension FrameAlignment {
  private mutating func alignSteps(of oldFrames: Range<Int>, _ newFrames: Range<Int>, preferring preference: Preference)
  {
    expectedSteps = FrameStep.steps(of: expected, in: oldFrames)
    actualSteps = FrameStep.steps(of: actual, in: newFrames)
    let (old, new) = (hashes(of: preference.equality, old: true), hashes(of: preference.equality, old: false))
    let matches = matches(expectedSteps.indices, actualSteps.indices, by: preference.sieves[0]).preferring(
      (old, new), within: (expectedSteps.count, actualSteps.count))
    var (start, index) = ((0, 0, 0), 0)
    func close(_ alignment: inout FrameAlignment, at end: (Int, Int)) {
      alignment.alignUnequalSteps(
        start.0..<end.0, start.1..<end.1, matching: matches[start.2..<index], by: preference.sieves.dropFirst())
    }
    while index < matches.count {
      let match = matches[index]
      if old[match.0] == new[match.1] {
        close(&self, at: match)
        alignFrames(expectedSteps[match.0].frames, actualSteps[match.1].frames)
        start = (match.0 + 1, match.1 + 1, index + 1)
      }
      index += 1
    }
    close(&self, at: (expectedSteps.count, actualSteps.count))
  }

  private func hashes(of key: FrameStep.Key, old: Bool) -> [UInt64] {
    old ? expectedSteps.map { $0.hash(key, in: expected) } : actualSteps.map { $0.hash(key, in: actual) }
  }

  /// Aligns the frames between equal steps: either as frames only or by steps, whichever leaves fewer single frames.
  private mutating func alignUnequalSteps(
    _ old: Range<Int>, _ new: Range<Int>, matching matches: ArraySlice<(Int, Int)>, by sieves: ArraySlice<FrameStep.Key>
  ) {
    if old.isEmpty && new.isEmpty { return }
    let start = rows.count
    alignFrames(expectedSteps.frames(old), actualSteps.frames(new))
    if old.count <= 1 && new.count <= 1 || old.isEmpty || new.isEmpty { return }
    // A slice would share the memory, and the next change would copy everything.
    let withoutSteps = Array(rows[start...])
    rows.removeSubrange(start...)
    mergeSteps(matches.map { ($0.0 - old.lowerBound, $0.1 - new.lowerBound) }, old, new, by: sieves)
    if rows[start...].count(where: \.isAlone) > withoutSteps.count(where: \.isAlone) {
      rows.replaceSubrange(start..., with: withoutSteps)
    }
  }

  private mutating func alignSteps(_ old: Range<Int>, _ new: Range<Int>, by sieves: ArraySlice<FrameStep.Key>) {
    guard let key = sieves.first, !old.isEmpty, !new.isEmpty else {
      alignFrames(expectedSteps.frames(old), actualSteps.frames(new))
      return
    }
    mergeSteps(matches(old, new, by: key), old, new, by: sieves.dropFirst())
  }

  private mutating func mergeSteps(
    _ matches: [(Int, Int)], _ old: Range<Int>, _ new: Range<Int>, by sieves: ArraySlice<FrameStep.Key>
  ) {
    merge(
      matches, old, new, match: { $0.alignFrames($0.expectedSteps[$1].frames, $0.actualSteps[$2].frames) },
      gap: { $0.alignSteps($1, $2, by: sieves) })
  }

  private func matches(_ old: Range<Int>, _ new: Range<Int>, by key: FrameStep.Key) -> [(Int, Int)] {
    ShortestEdit.matches(
      expectedSteps[old].map { $0.hash(key, in: expected) }, actualSteps[new].map { $0.hash(key, in: actual) })
  }

  /// Visits matches, whose indices count from the starts of the ranges, and the gaps between them, in order.
  private mutating func merge(
    _ matches: [(Int, Int)], _ old: Range<Int>, _ new: Range<Int>,
    match: (inout FrameAlignment, Int, Int) -> Void, gap: (inout FrameAlignment, Range<Int>, Range<Int>) -> Void
  ) {
    var (nextOld, nextNew) = (old.lowerBound, new.lowerBound)
    for (oldOffset, newOffset) in matches {
      let (oldIndex, newIndex) = (old.lowerBound + oldOffset, new.lowerBound + newOffset)
      if nextOld < oldIndex || nextNew < newIndex { gap(&self, nextOld..<oldIndex, nextNew..<newIndex) }
      match(&self, oldIndex, newIndex)
      (nextOld, nextNew) = (oldIndex + 1, newIndex + 1)
    }
    if nextOld < old.upperBound || nextNew < new.upperBound {
      gap(&self, nextOld..<old.upperBound, nextNew..<new.upperBound)
    }
  }

  private mutating func alignFrames(_ old: Range<Int>, _ new: Range<Int>) {
    let isSame =
      old.count == new.count
      && expected.countOfEqual(from: old.lowerBound, to: actual, from: new.lowerBound, limit: old.count) == old.count
    if isSame {
      pairEqual(old, new)
    } else if old.isEmpty || new.isEmpty {
      leaveAlone(old, new)
    } else {
      sieve(old, new, by: \.fingerprint) { alignment, old, new in
        if alignment.alignShort(old, new) { return }
        alignment.sieve(old, new, by: \.words) { alignment, old, new in
          if alignment.alignShort(old, new) { return }
          alignment.sieve(old, new, by: \.subjectHash) { alignment, old, new in alignment.leaveAlone(old, new) }
        }
      }
    }
  }

  private mutating func sieve(
    _ old: Range<Int>, _ new: Range<Int>, by key: (Frame) -> UInt64,
    gap: (inout FrameAlignment, Range<Int>, Range<Int>) -> Void
  ) {
    merge(
      ShortestEdit.matches(expected[old].map(key), actual[new].map(key)), old, new, match: { $0.pair($1, $2) }, gap: gap
    )
  }

  private mutating func alignShort(_ old: Range<Int>, _ new: Range<Int>) -> Bool {
    guard old.count * new.count <= CostAlignment.limit else { return false }
    let matches = CostAlignment.matches(expected[old], actual[new])
    merge(
      matches.map { ($0 - old.lowerBound, $1 - new.lowerBound) }, old, new, match: { $0.pair($1, $2) },
      gap: { $0.leaveAlone($1, $2) })
    return true
  }

  private mutating func pair(_ old: Int, _ new: Int) {
    rows.append(CaseComparison.Row(expected.isSame(old, actual, new) ? .same : .changed, expected: old, actual: new))
  }

  /// Appends frames without counterparts, in the order of their times; at the same time the expected ones come first.
  private mutating func leaveAlone(_ old: Range<Int>, _ new: Range<Int>) {
    var (oldIndex, newIndex) = (old.lowerBound, new.lowerBound)
    while oldIndex < old.upperBound || newIndex < new.upperBound {
      let takesOld =
        newIndex == new.upperBound || (oldIndex < old.upperBound && expected[oldIndex].at <= actual[newIndex].at)
      if takesOld {
        rows.append(CaseComparison.Row(.missing, expected: oldIndex, actual: nil))
        oldIndex += 1
      } else {
        rows.append(CaseComparison.Row(.surplus, expected: nil, actual: newIndex))
        newIndex += 1
      }
    }
  }
}

extension [FrameStep] {
  /// The frames of a range of steps.
  fileprivate func frames(_ steps: Range<Int>) -> Range<Int> {
    // Without steps there are no frames; only the emptiness of the range matters.
    steps.isEmpty ? 0..<0 : self[steps.lowerBound].frames.lowerBound..<self[steps.upperBound - 1].frames.upperBound
  }
}

extension [(Int, Int)] {
  /// Returns the matches, each moved within the gaps around it if the steps are then equal in everything.
  fileprivate func preferring(_ hashes: (old: [UInt64], new: [UInt64]), within end: (Int, Int)) -> [(Int, Int)] {
    var matches = self
    for index in matches.indices {
      let (old, new) = matches[index]
      if hashes.old[old] == hashes.new[new] { continue }
      let before = index > 0 ? matches[index - 1] : (-1, -1)
      let behind = index + 1 < count ? matches[index + 1] : end
      if let better = ((before.0 + 1)..<behind.0).first(where: { hashes.old[$0] == hashes.new[new] }) {
        matches[index].0 = better
      } else if let better = ((before.1 + 1)..<behind.1).first(where: { hashes.new[$0] == hashes.old[old] }) {
        matches[index].1 = better
      }
    }
    return matches
  }
}
