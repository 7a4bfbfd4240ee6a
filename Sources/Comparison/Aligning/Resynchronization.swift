import Timelines

/// Finds where two long cases continue alike after a difference, without reading the rest of them.
///
/// Most differences between long cases are short, and times distinguish the places of a case. Steps with the same cause
/// at the same time match, no matter what they caused: after an additional action, every later state may differ, and
/// after an additional pause, everything may come later by the same amount. If an action repeats at one instant, only
/// equal steps show which one is missing, if there are enough of them in a row to rule out chance.
struct Resynchronization {
  /// The total number of frames up to which cases are aligned as a whole, which finds slightly better matches.
  static let threshold = 8_192

  /// The number of equal steps in a row that rules out chance if the times do not distinguish the steps.
  private static let proof = 32
  /// The greatest number of steps that are skipped without another search after an unsuccessful one.
  private static let longestPatience = 64

  private let expected: FrameList
  private let actual: FrameList
  /// The current delay of the actual frames, in nanoseconds.
  private var shift: Int64 = 0
  private var patience = 0
  private var passed = 0

  init(_ expected: FrameList, _ actual: FrameList) {
    self.expected = expected
    self.actual = actual
  }

  /// Returns the nearest places after the starts of two ranges from which the ranges are alike; nil if there are none
  /// nearby. The frames before these places are aligned with each other.
  mutating func next(behind old: Range<Int>, _ new: Range<Int>) -> (Int, Int)? {
    if isSameCause(old.lowerBound, new.lowerBound) { return nextBehindCause(old, new) }
    (patience, passed) = (0, 0)
    guard let found = StepHeads.bestMatch(StepHeads(expected, old), StepHeads(actual, new), shift) else {
      return nil
    }
    shift = found.shift
    return (found.old, found.new)
  }

  /// Returns the number of equal frames at the starts of two ranges, in whole steps.
  func countOfEqual(_ old: Range<Int>, _ new: Range<Int>) -> Int {
    if shift != 0 { return 0 }
    var count = expected.countOfEqual(
      from: old.lowerBound, to: actual, from: new.lowerBound, limit: min(old.count, new.count))
    func isBoundary() -> Bool {
      expected.beginsStep(at: old.lowerBound + count) && actual.beginsStep(at: new.lowerBound + count)
    }
    while count > 0, !isBoundary() { count -= 1 }
    return count
  }

  /// Returns whether two frames have the same kind and subject at the same time, apart from the current delay.
  func areOfOneMatter(_ old: Int, _ new: Int) -> Bool {
    let (old, new) = (expected[old], actual[new])
    return old.kind == new.kind && old.at.nanoseconds &+ shift == new.at.nanoseconds
      && old.subject.elementsEqual(new.subject)
  }

  /// Returns whether two frames, each the first of its step, are the same cause at the same time, apart from the
  /// current delay.
  private func isSameCause(_ old: Int, _ new: Int) -> Bool {
    if shift == 0, expected.isSame(old, actual, new) { return true }
    guard areOfOneMatter(old, new) else { return false }
    return !expected[old].kind.isInput || expected[old].body.elementsEqual(actual[new].body)
  }
}

extension Resynchronization {
  /// The distance within which equal steps are searched, in steps on each side.
  private static let reach = 12

  /// Handles two steps with the same cause: either their effects differ, or one of them is an additional one.
  private mutating func nextBehindCause(_ old: Range<Int>, _ new: Range<Int>) -> (Int, Int) {
    let ends = (expected.endOfStep(at: old.lowerBound, in: old), actual.endOfStep(at: new.lowerBound, in: new))
    if shift != 0 || isSameStep(ends.0..<old.upperBound, ends.1..<new.upperBound) { return ends }
    if passed < patience {
      passed += 1
      return ends
    }
    if let place = nextEqual(old, new) { return place }
    (patience, passed) = (min(max(1, patience * 2), Self.longestPatience), 0)
    return ends
  }

  private func nextEqual(_ old: Range<Int>, _ new: Range<Int>) -> (Int, Int)? {
    let oldStarts = expected.starts(in: old, limit: Self.reach)
    let newStarts = actual.starts(in: new, limit: Self.reach)
    return pairsByDistance(oldStarts.count, newStarts.count).lazy.map { (oldStarts[$0], newStarts[$1]) }
      .first { isNoAccident($0..<old.upperBound, $1..<new.upperBound) }
  }

  /// Returns whether two ranges are equal at their starts for long enough to rule out chance: for more than an instant,
  /// for very many steps, or to the end.
  private func isNoAccident(_ old: Range<Int>, _ new: Range<Int>) -> Bool {
    guard isSameStep(old, new) else { return false }
    let count = countOfEqual(old, new)
    let equal = old.prefix(count)
    return count == old.count || count == new.count
      || expected[equal.lowerBound].at != expected[equal.upperBound - 1].at
      || equal.count { expected.beginsStep(at: $0) } >= Self.proof
  }

  private func isSameStep(_ old: Range<Int>, _ new: Range<Int>) -> Bool {
    if old.isEmpty || new.isEmpty { return false }
    let length = expected.endOfStep(at: old.lowerBound, in: old) - old.lowerBound
    return actual.endOfStep(at: new.lowerBound, in: new) - new.lowerBound == length
      && expected.countOfEqual(from: old.lowerBound, to: actual, from: new.lowerBound, limit: length) == length
  }
}

/// The causes of consecutive steps: their contents and times.
private struct StepHeads {
  /// The greatest length of a difference, in steps on each side.
  private static let reach = 96
  /// The number of matching steps in a row that rules out chance.
  private static let sight = 16
  /// The smallest number of matching steps in a row.
  private static let proof = 3

  private let starts: [Int]
  private let words: [UInt64]
  private let times: [Int64]

  init(_ frames: FrameList, _ range: Range<Int>) {
    starts = frames.starts(in: range, limit: Self.reach + Self.sight)
    words = starts.map { frames[$0].kind.isInput ? frames[$0].words : frames[$0].subjectHash }
    times = starts.map { frames[$0].at.nanoseconds }
  }

  /// Returns the nearest place with enough matching steps in a row to rule out chance, or else the place with the best
  /// number of matching steps for its distance.
  ///
  /// - Parameter shift: The delay of the new steps so far, in nanoseconds; it may become greater or less.
  static func bestMatch(
    _ old: StepHeads, _ new: StepHeads, _ shift: Int64
  ) -> (old: Int, new: Int, shift: Int64)? {
    var best: (old: Int, new: Int, shift: Int64)?
    var highest = Int.min
    for (oldStep, newStep) in pairsByDistance(min(old.starts.count, reach), min(new.starts.count, reach)) {
      for shift in [shift, new.times[newStep] - old.times[oldStep]] {
        let length = old.countOfAlike(from: oldStep, new, from: newStep, shift)
        if length == sight { return (old.starts[oldStep], new.starts[newStep], shift) }
        let score = length - oldStep - newStep
        if length >= proof, score > highest {
          (best, highest) = ((old.starts[oldStep], new.starts[newStep], shift), score)
        }
      }
    }
    return best
  }

  private func countOfAlike(from start: Int, _ other: StepHeads, from otherStart: Int, _ shift: Int64) -> Int {
    let limit = min(starts.count - start, other.starts.count - otherStart, Self.sight)
    var count = 0
    while count < limit, words[start + count] == other.words[otherStart + count],
      times[start + count] &+ shift == other.times[otherStart + count]
    {
      count += 1
    }
    return count
  }
}

/// Returns all pairs of indices below two counts in order of increasing distance from the start, except (0, 0).
private func pairsByDistance(_ count: Int, _ otherCount: Int) -> some Sequence<(Int, Int)> {
  (0..<max(count + otherCount - 1, 0)).lazy.flatMap { distance in
    let indices: Range<Int> = max(0, distance - otherCount + 1)..<min(distance + 1, count)
    return indices.lazy.map { ($0, distance - $0) }
  }.dropFirst()
}

extension FrameList {
  /// Returns the starts of the first steps of a range.
  fileprivate func starts(in range: Range<Int>, limit: Int) -> [Int] {
    var starts: [Int] = []
    starts.reserveCapacity(limit)
    var index = range.lowerBound
    while index < range.upperBound, starts.count < limit {
      if beginsStep(at: index) { starts.append(index) }
      index += 1
    }
    return starts
  }

  /// Returns the end of the step that begins at an index.
  fileprivate func endOfStep(at index: Int, in range: Range<Int>) -> Int {
    var end = index + 1
    while end < range.upperBound, !beginsStep(at: end) { end += 1 }
    return end
  }
}
