import Timelines

/// Finds where two long cases go on alike behind a difference, without a look at the rest of them.
///
/// Most differences between long cases are short, and the times keep the places of a case apart. Steps with the same cause
/// at the same time belong together, whatever came of it: behind an action more, every later state may be another one. And
/// behind a pause more, everything may come later by as much. Where an action comes again and again at one instant, only
/// equal steps tell which one is missing, if so many of them stand in a row that it is no accident.
struct Resynchronization {
  /// Cases of fewer frames together are aligned as a whole, which finds a little more.
  static let threshold = 8_192

  /// How many steps in a row have to be equal where the times do not tell steps apart.
  private static let proof = 32
  /// How many steps may be passed without another search behind one that found nothing.
  private static let longestPatience = 64

  private let expected: FrameList
  private let actual: FrameList
  /// By how many nanoseconds the actual frames come later at present.
  private var shift: Int64 = 0
  private var patience = 0
  private var passed = 0

  init(_ expected: FrameList, _ actual: FrameList) {
    self.expected = expected
    self.actual = actual
  }

  /// The nearest places behind the starts of two ranges from which on they are alike; nil if there are none near. What
  /// lies before them belongs together.
  mutating func next(behind old: Range<Int>, _ new: Range<Int>) -> (Int, Int)? {
    if isSameCause(old.lowerBound, new.lowerBound) { return nextBehindCause(old, new) }
    (patience, passed) = (0, 0)
    guard let found = StepHeads.bestMatch(StepHeads(expected, old), StepHeads(actual, new), shift) else {
      return nil
    }
    shift = found.shift
    return (found.old, found.new)
  }

  /// How many frames at the starts of two ranges are equal, in whole steps.
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

  /// Whether two frames are about the same thing at the same time, but for the present shift.
  func areOfOneMatter(_ old: Int, _ new: Int) -> Bool {
    let (old, new) = (expected[old], actual[new])
    return old.kind == new.kind && old.at.nanoseconds &+ shift == new.at.nanoseconds
      && old.subject.elementsEqual(new.subject)
  }

  /// Whether two frames, each the first one of its step, are the same cause at the same time, but for the present shift.
  private func isSameCause(_ old: Int, _ new: Int) -> Bool {
    if shift == 0, expected.isSame(old, actual, new) { return true }
    guard areOfOneMatter(old, new) else { return false }
    return !expected[old].kind.isInput || expected[old].body.elementsEqual(actual[new].body)
  }
}

// MARK: Steps of one cause

extension Resynchronization {
  /// How far away equal steps are looked for, in steps on each side.
  private static let reach = 12

  /// The steps at two starts have one cause: something else came of it, or one of them is one more of its kind.
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

  /// Whether two ranges are equal at their starts for so long that it is no accident: for more than an instant, for very
  /// many steps, or to the end.
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

/// The causes of some steps in a row: what they say, and when.
private struct StepHeads {
  /// How many steps a difference may be long on each side.
  private static let reach = 96
  /// How many steps in a row are alike by no accident.
  private static let sight = 16
  /// How many of them have to be alike at least.
  private static let proof = 3

  private let starts: [Int]
  private let words: [UInt64]
  private let times: [Int64]

  init(_ frames: FrameList, _ range: Range<Int>) {
    starts = frames.starts(in: range, limit: Self.reach + Self.sight)
    words = starts.map { frames[$0].kind.isInput ? frames[$0].words : frames[$0].subjectHash }
    times = starts.map { frames[$0].at.nanoseconds }
  }

  /// The nearest place where so many steps in a row are alike that it is no accident, or else the one where the most are,
  /// for its distance.
  ///
  /// - Parameter shift: By how much the new ones came later so far; they may come later by more, or by less.
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

/// The pairs of so many things with so many others, the nearest ones first, without the first pair of all.
private func pairsByDistance(_ count: Int, _ otherCount: Int) -> some Sequence<(Int, Int)> {
  (0..<max(count + otherCount - 1, 0)).lazy.flatMap { distance in
    (max(0, distance - otherCount + 1)..<(min(distance, count - 1) + 1)).lazy.map { ($0, distance - $0) }
  }.dropFirst()
}

extension FrameList {
  /// Where the first steps of a range begin.
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

  /// Where the step that begins at an index ends.
  fileprivate func endOfStep(at index: Int, in range: Range<Int>) -> Int {
    var end = index + 1
    while end < range.upperBound, !beginsStep(at: end) { end += 1 }
    return end
  }
}
