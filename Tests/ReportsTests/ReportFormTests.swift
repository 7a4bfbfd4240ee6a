import Reports
import Testing

struct ReportFormTests {
  @Test("the forms are called junit, tap, jsonl, github, md and html")
  func theFormsAreCalledAsOnTheCommandLine() {
    #expect(ReportForm.allCases.map(\.rawValue) == ["junit", "tap", "jsonl", "github", "md", "html"])
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

  @Test("a page needs more than the outcomes")
  func aPageIsNoText() {
    #expect(ReportForm.html.text(of: SampleSuite.mixed) == nil)
  }

  @Test(
    "a report ends with a line break, also of an empty suite", arguments: ReportForm.allCases.filter { $0 != .html })
  func everyLineIsEnded(form: ReportForm) throws {
    #expect(try #require(form.text(of: SampleSuite.mixed)).hasSuffix("\n"))
    let empty = try #require(form.text(of: SuiteReport()))
    #expect(empty.hasSuffix("\n") || form == .github && empty == "")
  }
}
