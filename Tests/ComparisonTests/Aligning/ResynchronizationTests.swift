import Testing
import Timelines

@testable import Comparison

struct ResynchronizationTests {
  private func frames(_ steps: ClosedRange<Int>, without missing: Set<Int> = [], changed: Set<Int> = []) throws
    -> FrameList
  {
    let lines = steps.filter { !missing.contains($0) }.flatMap { step in
      ["       \(step)ms > a", "       \(step)ms ~ m\(changed.contains(step) ? "  n: 0 -> 1" : "")"]
    }
    return try Sample.timeline(lines.joined(separator: "\n")).cases[0].frames
  }

  private func next(_ expected: FrameList, _ actual: FrameList) -> [Int] {
    let found = Resynchronization(expected, actual).next(behind: expected.indices, actual.indices)
    return found.map { [$0.0, $0.1] } ?? []
  }

  @Test func findsTheNearestEqualSteps() throws {
    #expect(next(try frames(1...9), try frames(1...9)) == [0, 0])
    #expect(next(try frames(1...9), try frames(1...9, without: [1, 2])) == [4, 0])
    #expect(next(try frames(2...9), try frames(1...9)) == [0, 2])
    #expect(next(try frames(1...9), try frames(1...9, changed: [1])) == [2, 2])
    #expect(next(try frames(1...9), try frames(1...9, without: [1], changed: [4])) == [8, 6])
  }

  @Test func findsNothingWhereTooLittleIsEqual() throws {
    #expect(next(try frames(1...9), try frames(1...9, changed: [3, 6, 9])) == [])
    #expect(next(try frames(1...2), try frames(1...2)) == [])
    #expect(next(try frames(1...9), FrameList()) == [])
  }

  @Test func countsEqualFramesInWholeSteps() throws {
    let (one, other) = (try frames(1...9), try frames(1...9, changed: [4]))
    #expect(Resynchronization(one, other).countOfEqual(0..<18, 0..<18) == 6)
    #expect(Resynchronization(one, one).countOfEqual(0..<18, 0..<18) == 18)
    #expect(Resynchronization(one, one).countOfEqual(0..<18, 2..<18) == 0)
  }

  @Test func longCasesAreAlignedGapByGap() throws {
    func lines(_ missing: Set<Int>) -> String {
      (0..<6_000).filter { !missing.contains($0) }.flatMap { step in
        let time = String("       \(step)ms".suffix(10))
        return ["\(time) > a", "\(time) ~ m  n: \(step) -> \(step + 1)"]
      }.joined(separator: "\n")
    }
    let missing: Set<Int> = [7, 8, 1_000, 3_000, 5_998]
    let comparison = TimelineComparison(
      expected: try Sample.timeline(lines([])), actual: try Sample.timeline(lines(missing)))
    let alone = comparison.cases[0].rows.filter { $0.relation != .same }
    #expect(alone.compactMap(\.expected) == missing.sorted().flatMap { [2 * $0, 2 * $0 + 1] })
    #expect(alone.allSatisfy { $0.actual == nil })
  }
}
