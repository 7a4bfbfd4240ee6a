import Reports
import Testing

struct CaseReportTests {
  @Test func theOutcomesAreCalledAsInEveryReport() {
    #expect(
      CaseReport.Outcome.allCases.map(\.rawValue) == [
        "pass", "fail", "missing", "error", "crash", "timeout", "xfail", "xpass", "skip",
      ])
  }

  @Test func allButPassExpectedFailureAndSkipAreFailures() {
    #expect(CaseReport.Outcome.allCases.filter { !$0.isFailure } == [.pass, .xfail, .skip])
  }

  @Test func aGoldenWithoutScriptIsAFailureOfItsOwn() {
    #expect(
      CaseReport.obsoleteGolden("a/x.timeline")
        == CaseReport(
          script: "a/x.timeline", outcome: .fail, golden: "a/x.timeline",
          message: "obsolete golden: no script belongs to it"))
  }

  @Test func noDurationIsKnownUnlessGiven() {
    #expect(CaseReport(script: "x.reel", outcome: .pass).duration == nil)
  }
}
