import Testing
import Timelines

@testable import Comparison

/// Long cases, which are aligned from the front.
struct ResynchronizationTests {
  /// A run of a counter: what is sent, and how long it waits before.
  private struct Run {
    typealias FrameStep = (delay: Int, change: Int)
    var steps: [FrameStep]

    /// Ups and downs, several of them at most instants.
    static func mixed(_ count: Int, pause: Int = 3) -> Run {
      Run(steps: (0..<count).map { ($0 % 4 == 0 ? pause : 0, ($0 &* 0x9E37_79B9) & 0x1_0000 == 0 ? 1 : -1) })
    }

    func timeline() throws -> Timeline {
      var (at, value) = (0, 0)
      var lines = ["       0ms = 0"]
      for step in steps {
        at += step.delay
        let time = String(repeating: " ", count: max(8 - "\(at)".count, 0)) + "\(at)ms"
        lines.append("\(time) > \(step.change > 0 ? "up" : "down")")
        lines.append("\(time) ~ set  n: \(value) -> \(value + step.change)")
        value += step.change
      }
      return try Sample.timeline(lines.joined(separator: "\n"))
    }
  }

  private func differences(_ one: Run, _ other: Run) throws -> [String] {
    let comparison = TimelineComparison(expected: try one.timeline(), actual: try other.timeline())
    #expect(comparison.cases[0].rows.compactMap(\.expected) == Array(0..<(2 * one.steps.count + 1)))
    #expect(comparison.cases[0].rows.compactMap(\.actual) == Array(0..<(2 * other.steps.count + 1)))
    return comparison.cases[0].differences.map { difference in
      "\(difference.relation.rawValue) \((difference.actual ?? difference.expected)?.text ?? "")"
    }
  }

  @Test func `an inserted action is one difference`() throws {
    let run = Run.mixed(6_000)
    var other = run
    other.steps.insert((0, 1), at: 1_001)
    #expect(try differences(run, other) == ["surplus up"])
    #expect(try differences(other, run) == ["missing up"])
  }

  @Test func `a longer pause is one difference`() throws {
    let run = Run.mixed(6_000)
    var other = run
    other.steps[2_000].delay += 2
    #expect(try differences(run, other) == ["retimed \(run.steps[2_000].change > 0 ? "up" : "down")"])
  }

  @Test func `a late step and a missing one are two differences`() throws {
    let run = Run.mixed(6_000)
    var other = run
    other.steps[1_000].delay += 2
    other.steps.remove(at: 4_003)
    #expect(try differences(run, other).count == 2)
  }

  @Test func `lines behind a long difference are aligned again`() throws {
    let run = Run.mixed(6_000)
    var other = run
    other.steps.insert(contentsOf: (0..<60).map { ($0 == 0 ? 1 : 0, -1) }, at: 3_000)
    let found = try differences(run, other)
    #expect(found.count { $0 == "surplus down" } == 60)
    #expect(found.count <= 61)
  }

  @Test func `timelines with times near the last possible instant can be compared`() throws {
    // Adding the shift between the two sides to the late times would exceed the last possible instant.
    func lines(_ start: Int) -> String {
      var lines = ["       0ms = \(start)"]
      lines += (0..<4_200).map { "       0ms > same\($0)" }
      lines += (0..<40).map { "\("\(start + $0)ms".padded) > up\($0)" }
      lines += (0..<40).map { "\(9_223_372_036_000 + $0)ms > down\($0)" }
      return lines.joined(separator: "\n") + "\n9223372036500ms = \(start)"
    }
    let comparison = TimelineComparison(
      expected: try Sample.timeline(lines(1)), actual: try Sample.timeline(lines(9_223_372_030_000)))
    #expect(comparison.differenceCount > 0)
  }

  @Test func `many steps at one instant are told apart by their values`() throws {
    // Where every line stands at one time, only the values tell which one is missing.
    func lines(without missing: Set<Int>) -> String {
      let steps = (0..<6_000).filter { !missing.contains($0) }
      let lines = steps.map { "       0ms > up\n       0ms ~ set  n: \($0) -> \($0 + 1)" }
      return "       0ms = 0\n" + lines.joined(separator: "\n")
    }
    let comparison = TimelineComparison(
      expected: try Sample.timeline(lines(without: [])),
      actual: try Sample.timeline(lines(without: [700, 3_000, 5_990])))
    let lone = comparison.cases[0].rows.filter { $0.relation != .same }
    #expect(lone.compactMap(\.expected) == [1_401, 1_402, 6_001, 6_002, 11_981, 11_982])
    #expect(lone.allSatisfy { $0.actual == nil })
  }

  @Test(arguments: 0..<4)
  func `a few edits in a long timeline are as few differences`(seed: UInt64) throws {
    var state = seed
    func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let run = Run.mixed(5_000, pause: 1 + below(9))
    var other = run
    for _ in 0..<6 {
      let place = below(other.steps.count)
      switch below(4) {
      case 0: other.steps.insert((0, below(2) == 0 ? 1 : -1), at: place)
      case 1: other.steps.remove(at: place)
      case 2: other.steps[place].delay += 1 + below(5)
      default: other.steps[place].change *= -1
      }
    }
    #expect(try differences(run, other).count <= 24)
  }
}

extension String {
  /// The time in its column.
  fileprivate var padded: String { String(repeating: " ", count: max(10 - count, 0)) + self }
}
