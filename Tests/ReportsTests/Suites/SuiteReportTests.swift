import Reports
import Testing

struct SuiteReportTests {
  @Test func `a suite counts its cases by outcome and lists the failures in their order`() {
    let suite = SampleSuite.mixed
    #expect(CaseReport.Outcome.allCases.map { suite.count(of: $0) } == [1, 1, 1, 1, 1, 1, 1, 1, 1])
    #expect(suite.failures.map(\.outcome) == [.fail, .xpass, .missing, .error, .crash, .timeout])
  }

  @Test func `a suite of expected failures and skipped cases has not failed, nor has an empty one`() {
    let suite = SuiteReport([
      CaseReport(script: "x.reel", outcome: .xfail), CaseReport(script: "y.reel", outcome: .skip),
    ])
    #expect(suite.failures.isEmpty)
    #expect(SuiteReport().failures.isEmpty)
  }
}
