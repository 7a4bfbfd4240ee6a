import Comparison
import Testing
import Timelines

struct CaseComparisonTests {
  private static let quiet = #"       0ms = {"n":0}"#

  private func counting(_ change: String, state: String, at time: String = "5ms") -> String {
    """
    \(Self.quiet)
           \(time) > add
           \(time) ~ set  \(change)
           \(time) = \(state)
    """
  }

  private func comparison(_ expected: String, _ actual: String, ignoring path: String = "x") throws -> CaseComparison {
    let comparison = TimelineComparison(
      expected: try Sample.timeline(expected), actual: try Sample.timeline(actual),
      ignoring: [try #require(StatePath(path))])
    return try #require(comparison.cases.first)
  }

  @Test func `a case that is the same has rows and no differences`() throws {
    let frames = counting("n: 0 -> 1", state: #"{"n":1}"#)
    let comparison = try comparison(frames, frames)
    #expect(comparison.verdict == .same)
    #expect(comparison.differenceCount == 0)
    #expect(comparison.firstAt == nil)
    #expect(comparison.title == "a case")
    #expect(comparison.reactor == "r")
    #expect(comparison.rows.map(\.relation) == [.same, .same, .same, .same])
    #expect(comparison.rows.map(\.expected) == [0, 1, 2, 3])
    #expect(comparison.rows.map { comparison.actualFrame($0)?.kind } == [.state, .action, .mutation, .state])
  }

  @Test func `a difference and its consequences are told apart`() throws {
    let comparison = try comparison(
      counting("n: 0 -> 1", state: #"{"n":1}"#), counting("n: 0 -> 2", state: #"{"n":2}"#))
    #expect(comparison.verdict == .different)
    #expect(comparison.rows.map(\.relation) == [.same, .same, .changed, .echo])
    #expect(comparison.echoCount == 1)
    #expect(comparison.differenceCount == 1)
    #expect(comparison.firstAt == Instant(nanoseconds: 5_000_000))
    let difference = try #require(comparison.differences.first)
    #expect(difference.relation == .changed)
    #expect(difference.row == 2)
    #expect(difference.expected?.trimmed == "5ms ~ set  n: 0 -> 1")
    #expect(difference.actual?.trimmed == "5ms ~ set  n: 0 -> 2")
  }

  @Test func `a frame of one side has no counterpart`() throws {
    let more = counting("n: 0 -> 1", state: #"{"n":1}"#)
    let fewer = more.replacing("\n       5ms > add", with: "")
    let missing = try comparison(more, fewer)
    #expect(missing.verdict == .different)
    #expect(missing.rows.map(\.relation) == [.same, .missing, .same, .same])
    #expect(missing.expectedFrame(missing.rows[1])?.trimmed == "5ms > add")
    #expect(missing.actualFrame(missing.rows[1]) == nil)
    let surplus = try comparison(fewer, more)
    #expect(surplus.rows.map(\.relation) == [.same, .surplus, .same, .same])
    #expect(surplus.expectedFrame(surplus.rows[1]) == nil)
    #expect(surplus.actualFrame(surplus.rows[1])?.trimmed == "5ms > add")
  }

  @Test func `frames at another time are the wrong time`() throws {
    let comparison = try comparison(
      counting("n: 0 -> 1", state: #"{"n":1}"#), counting("n: 0 -> 1", state: #"{"n":1}"#, at: "7ms"))
    #expect(comparison.verdict == .wrongTime)
    #expect(comparison.differences.allSatisfy { $0.relation == .retimed })
    #expect(comparison.firstAt == Instant(nanoseconds: 5_000_000))
  }

  @Test func `an ignored difference does not count`() throws {
    let comparison = try comparison(
      counting("n: 0 -> 1", state: #"{"n":1}"#), counting("n: 0 -> 2", state: #"{"n":2}"#), ignoring: "n")
    #expect(comparison.verdict == .same)
    #expect(comparison.rows.map(\.relation) == [.same, .same, .ignored, .ignored])
    #expect(comparison.differenceCount == 0)
  }

  @Test func `a missing or surplus case counts as one difference`() throws {
    let timeline = try Sample.timeline(Self.quiet)
    let missing = try #require(TimelineComparison(expected: timeline, actual: Timeline()).cases.first)
    let surplus = try #require(TimelineComparison(expected: Timeline(), actual: timeline).cases.first)
    #expect([missing.verdict, surplus.verdict] == [.missing, .surplus])
    for comparison in [missing, surplus] {
      #expect(comparison.differenceCount == 1)
      #expect(comparison.rows.isEmpty)
      #expect(comparison.title == "a case")
      #expect(comparison.reactor == "r")
    }
    #expect(missing.actual == nil)
    #expect(surplus.expected == nil)
  }

  @Test func `a case at another place is moved`() throws {
    let first = try Sample.timeline(Self.quiet, heading: "== first  r").cases
    let second = try Sample.timeline(Self.quiet, heading: "== second  r").cases
    let comparison = TimelineComparison(
      expected: Timeline(cases: first + second), actual: Timeline(cases: second + first))
    #expect(comparison.cases.map(\.title) == ["second", "first"])
    #expect(comparison.cases.map(\.verdict) == [.same, .moved])
    #expect(comparison.differenceCount == 1)
  }

  @Test func `each verdict has its word for records`() {
    let verdicts: [CaseComparison.Verdict] = [.same, .different, .wrongTime, .missing, .surplus, .moved]
    #expect(verdicts.map(\.rawValue) == ["same", "different", "wrong-time", "missing", "surplus", "moved"])
  }
}
