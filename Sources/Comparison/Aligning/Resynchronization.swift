import Timelines

/// Finds where two long cases go on alike behind a short difference, without a look at the rest of them.
///
/// Most differences between long timelines are short, and the times keep their places apart. Where several whole steps
/// in a row are equal, what lies before them belongs together.
struct Resynchronization {
  /// Cases of fewer frames together are aligned as a whole, which finds a little more.
  static let threshold = 8_192

  /// How many steps a difference may be long on each side.
  private static let reach = 12
  /// How many steps in a row have to be equal behind it.
  private static let proof = 3

  private let expected: FrameList
  private let actual: FrameList

  init(_ expected: FrameList, _ actual: FrameList) {
    self.expected = expected
    self.actual = actual
  }

  /// The nearest places behind the starts of two ranges from which on steps are equal; nil if there are none near.
  func next(behind old: Range<Int>, _ new: Range<Int>) -> (Int, Int)? {
    let oldStarts = starts(of: expected, in: old)
    let newStarts = starts(of: actual, in: new)
    // The last ones only prove what stands before them.
    let (oldCount, newCount) = (oldStarts.count - Self.proof, newStarts.count - Self.proof)
    guard oldCount > 0, newCount > 0 else { return nil }
    for distance in 0...(oldCount + newCount - 2) {
      for oldStep in max(0, distance - newCount + 1)...min(distance, oldCount - 1) {
        let newStep = distance - oldStep
        let (oldStart, newStart) = (oldStarts[oldStep], newStarts[newStep])
        let length = oldStarts[oldStep + Self.proof] - oldStart
        guard newStarts[newStep + Self.proof] - newStart == length else { continue }
        if expected.countOfEqual(from: oldStart, to: actual, from: newStart, limit: length) == length {
          return (oldStart, newStart)
        }
      }
    }
    return nil
  }

  /// How many frames at the starts of two ranges are equal, in whole steps.
  func countOfEqual(_ old: Range<Int>, _ new: Range<Int>) -> Int {
    var count = expected.countOfEqual(
      from: old.lowerBound, to: actual, from: new.lowerBound, limit: min(old.count, new.count))
    func isBoundary() -> Bool {
      expected.beginsStep(at: old.lowerBound + count) && actual.beginsStep(at: new.lowerBound + count)
    }
    while count > 0, !isBoundary() { count -= 1 }
    return count
  }

  /// Where the first steps of a range begin, and where the last of these ends.
  private func starts(of frames: FrameList, in range: Range<Int>) -> [Int] {
    var starts: [Int] = []
    starts.reserveCapacity(Self.reach + Self.proof + 1)
    var index = range.lowerBound
    while index <= range.upperBound, starts.count <= Self.reach + Self.proof {
      if index == range.upperBound || frames.beginsStep(at: index) { starts.append(index) }
      index += 1
    }
    return starts
  }
}
