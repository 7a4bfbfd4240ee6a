import Comparison
import Reports
import Testing
import Timelines

@Suite struct CaseReportComparisonTests {
  private let golden = """
    reel-timeline 1
    == count  counter
           0ms = {"value":0}
           0ms > increase
           0ms ~ increaseValue  value: 0 -> 1
         100ms > increase
         100ms ~ increaseValue  value: 1 -> 2
         100ms = {"value":2}

    """

  private let other = "reel-timeline 1\n== rest  counter\n       0ms = {\"value\":0}\n"

  @Test func `a case that equals its golden passes`() throws {
    #expect(
      try report(golden, golden)
        == CaseReport(script: "count.reel", title: "count", outcome: .pass, golden: "count.timeline"))
  }

  @Test func `a case that differs names the script's line that caused it and shows the frames around it`() throws {
    let played = golden.replacing("value: 1 -> 2", with: "value: 1 -> 3").replacing(
      "{\"value\":2}", with: "{\"value\":3}")
    let report = try report(golden, played)
    #expect(report.outcome == .fail)
    #expect(report.message == "1 difference and 1 echo, first at 100ms")
    #expect(report.at == Instant(nanoseconds: 100_000_000))
    #expect(report.place == Record.Place(line: 5, file: nil))
    #expect(report.changes == 1)
    #expect(
      report.details == """
               0ms > increase                                                       count.reel:3
               0ms ~ increaseValue  value: 0 -> 1
             100ms > increase                                                       count.reel:5
        -    100ms ~ increaseValue  value: 1 -> 2
        +    100ms ~ increaseValue  value: 1 -> 3

        """)
  }

  @Test func `an action in the place of another one is to blame, not the action before it`() throws {
    for mutation in ["increaseValue  value: 1 -> 2", "decreaseValue  value: 1 -> 0"] {
      let played = golden.replacing("100ms > increase", with: "100ms > decrease")
        .replacing("increaseValue  value: 1 -> 2", with: mutation)
      #expect(try report(golden, played).place == Record.Place(line: 5, file: nil))
    }
  }

  @Test func `a case without a section in the golden is missing, and blames no line`() throws {
    let report = try report(other, golden)
    #expect(report.outcome == .missing)
    #expect(report.message == "case is new")
    #expect(report.changes == 1)
    #expect(report.place == nil)
    #expect(report.details == "")
  }

  @Test func `a section of the golden that was not played is a failure`() throws {
    let report = try report(golden, other)
    #expect(report.outcome == .fail)
    #expect(report.title == "count")
    #expect(report.message == "case is gone")
  }

  @Test func `a difference that a statement of an included file caused names that file`() throws {
    let played = golden.replacing("value: 1 -> 2", with: "value: 1 -> 3")
    let included = Record.Place(line: 2, file: "_twice.reel")
    let comparison = try comparison(golden, played, causes: [nil] + Array(repeating: .statement(included), count: 5))
    let report = CaseReport(comparison.cases[0], script: "count.reel")
    #expect(report.place == Record.Place(line: 2, file: "_twice.reel"))
    #expect(
      report.details.contains("> increase                                                      _twice.reel:2\n"))
  }

  private func report(_ expected: String, _ actual: String) throws -> CaseReport {
    let comparison = try comparison(expected, actual)
    return CaseReport(
      try #require(comparison.cases.first { $0.title == "count" }), script: "count.reel", golden: "count.timeline")
  }

  /// A comparison of two timelines; the played one has two actions, in lines 3 and 5, and what follows from them.
  private func comparison(
    _ expected: String, _ actual: String,
    causes: [Record.Cause?] = [nil, .line(3), .after(3), .line(5), .after(5), nil]
  ) throws -> TimelineComparison {
    try compared(expected, actual, causes: causes)
  }
}
