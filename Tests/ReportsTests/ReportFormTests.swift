import Reports
import Testing

struct ReportFormTests {
  @Test("the forms are called junit, tap, jsonl, github and md")
  func theFormsAreCalledAsOnTheCommandLine() {
    #expect(ReportForm.allCases.map(\.rawValue) == ["junit", "tap", "jsonl", "github", "md"])
  }

  @Test("each form writes the report of its name")
  func eachNameGivesItsForm() {
    let suite = SampleSuite.mixed
    #expect(ReportForm.junit.text(of: suite) == JUnitReport.text(of: suite))
    #expect(ReportForm.tap.text(of: suite) == TAPReport.text(of: suite))
    #expect(ReportForm.jsonl.text(of: suite) == JSONLinesReport.text(of: suite))
    #expect(ReportForm.github.text(of: suite) == GitHubReport.annotations(of: suite))
    #expect(ReportForm.markdown.text(of: suite) == MarkdownReport.text(of: suite))
  }

  @Test("a report ends with a line break, also of an empty suite", arguments: ReportForm.allCases)
  func everyLineIsEnded(form: ReportForm) {
    #expect(form.text(of: SampleSuite.mixed).hasSuffix("\n"))
    let empty = form.text(of: SuiteReport())
    #expect(empty.hasSuffix("\n") || form == .github && empty == "")
  }
}
