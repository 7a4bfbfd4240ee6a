import Reports
import Testing

struct ReportFormTests {
  @Test func `the forms are called junit, tap, jsonl, github, md and html`() {
    #expect(ReportForm.allCases.map(\.rawValue) == ["junit", "tap", "jsonl", "github", "md", "html"])
  }

  @Test func `each form writes the report of its name`() {
    let suite = SampleSuite.mixed
    #expect(ReportForm.junit.text(of: suite) == JUnitReport.text(of: suite))
    #expect(ReportForm.tap.text(of: suite) == TAPReport.text(of: suite))
    #expect(ReportForm.jsonl.text(of: suite) == JSONLinesReport.text(of: suite))
    #expect(ReportForm.github.text(of: suite) == GitHubReport.annotations(of: suite))
    #expect(ReportForm.markdown.text(of: suite) == MarkdownReport.text(of: suite))
  }

  @Test func `a page needs more than the outcomes`() {
    #expect(ReportForm.html.text(of: SampleSuite.mixed) == nil)
  }

  @Test(arguments: ReportForm.allCases.filter { $0 != .html })
  func `a report ends with a line break, also of an empty suite`(form: ReportForm) throws {
    #expect(try #require(form.text(of: SampleSuite.mixed)).hasSuffix("\n"))
    let empty = try #require(form.text(of: SuiteReport()))
    #expect(empty.hasSuffix("\n") || form == .github && empty == "")
  }
}
