import Reports
import Testing

struct SuiteReportTests {
  @Test func countsCasesByOutcome() {
    let suite = SampleSuite.mixed
    #expect(CaseReport.Outcome.allCases.map { suite.count(of: $0) } == [1, 1, 1, 1, 1, 1, 1, 1, 1])
    #expect(suite.failures.map(\.outcome) == [.fail, .xpass, .missing, .error, .crash, .timeout])
    #expect(suite.hasFailed)
  }

  @Test func nothingFailsWithoutAFailure() {
    let suite = SuiteReport([
      CaseReport(script: "x.reel", outcome: .xfail), CaseReport(script: "y.reel", outcome: .skip),
    ])
    #expect(suite.failures.isEmpty)
    #expect(!suite.hasFailed)
    #expect(!SuiteReport().hasFailed)
  }
}
