import Testing
import Timelines

@testable import Comparison

struct FrameAlignmentTests {
  @Test(arguments: 0..<20)
  func `removed frames are all that is missing`(seed: Int) throws {
    let lines = Self.run(200)
    let removed = Set((0..<(seed % 7 + 1)).map { 1 + (seed * 37 + $0 * 91) % (lines.count - 2) })
    let fewer = lines.indices.filter { !removed.contains($0) }.map { lines[$0] }
    let expected = try Sample.timeline(lines.joined(separator: "\n"))
    let actual = try Sample.timeline(fewer.joined(separator: "\n"))
    let comparison = TimelineComparison(expected: expected, actual: actual)
    let rows = comparison.cases[0].rows.filter { $0.relation != .same }
    #expect(rows.map(\.expected) == removed.sorted())
    #expect(rows.allSatisfy { $0.actual == nil && ($0.relation == .missing || $0.relation == .echo) })
  }

  @Test(arguments: [7, 5_000])
  func `every frame is aligned once and in order`(shift: Int) throws {
    let lines = Self.run(3_000)
    let other = lines.enumerated().filter { $0.offset % 13 != 5 }.map { index, line in
      index > 100 && index % 11 == 3 ? line.replacing("> add", with: "> sub") : line
    }
    let shifted = other.map { line in
      let words = line.split(separator: "ms", maxSplits: 1)
      let time = (Int(words[0].drop { $0 == " " }) ?? 0) + shift
      return String(repeating: " ", count: max(0, 8 - "\(time)".count)) + "\(time)ms\(words[1])"
    }
    let expected = try Sample.timeline(lines.joined(separator: "\n")).cases[0].frames
    let actual = try Sample.timeline(shifted.joined(separator: "\n")).cases[0].frames
    let aligned = FrameAlignment.align(expected, actual)
    #expect(aligned.compactMap(\.expected) == Array(expected.indices))
    #expect(aligned.compactMap(\.actual) == Array(actual.indices))
    #expect(aligned.count { $0.expected != nil && $0.actual != nil } > 2_000)
  }

  /// A run in which no two frames are alike.
  private static func run(_ count: Int) -> [String] {
    (0..<count).map { index in
      let time = "\(index / 3 * 10)ms"
      let body = index == 0 ? "= 0" : index % 3 == 1 ? "> add \(index)" : "~ set  n: \(index) -> \(index + 1)"
      return String(repeating: " ", count: 10 - time.count) + time + " " + body
    }
  }
}
