import Reports
import Testing

struct CaseReportTests {
  @Test func `the outcomes have the names that every report shows`() {
    #expect(
      CaseReport.Outcome.allCases.map(\.rawValue) == [
        "pass", "fail", "missing", "error", "crash", "timeout", "xfail", "xpass", "skip",
      ])
  }

  @Test func `every outcome but pass, xfail and skip is a failure`() {
    #expect(CaseReport.Outcome.allCases.filter { !$0.isFailure } == [.pass, .xfail, .skip])
  }

  @Test func `a golden that no script belongs to is reported as a failure of its own`() {
    #expect(
      CaseReport.obsoleteGolden("a/x.timeline")
        == CaseReport(
          script: "a/x.timeline", outcome: .fail, golden: "a/x.timeline",
          message: "obsolete golden: no script belongs to it"))
  }
}
