import Reports
import Testing
import Timelines

struct GitHubReportTests {
  @Test func `each failure is an error command with file, line and title; other outcomes are none`() {
    #expect(
      GitHubReport.annotations(of: SampleSuite.mixed) == """
        ::error file=search.reel,line=8,title=search.reel > cancel stale query::2 differences, first at 50ms%0A\
              50ms > updateQuery "Rx"     search.reel:8%0A-     50ms x search#1
        ::error file=search.reel,title=search.reel > early::passes, but '@xfail flaky' expects it to fail
        ::error file=a/cart.reel,title=a/cart.reel::missing golden
        ::error file=a/_login.reel,line=3,title=a/broken.reel::unknown action 'updateQery'%0A\
        3 | updateQery React%0A  | ^^^^^^^^^^
        ::error file=a/loop.reel,line=2,title=a/loop.reel > traps::killed by SIGILL
        ::error file=a/loop.reel,title=a/loop.reel > spins::no end after 10s

        """)
  }

  @Test func `a suite without failures has no annotations`() {
    #expect(GitHubReport.annotations(of: SuiteReport([CaseReport(script: "x.reel", outcome: .pass)])) == "")
  }

  @Test func `ten failures are ten annotations`() {
    let text = GitHubReport.annotations(of: suite(failures: 10))
    #expect(lines(text).count == 10)
    #expect(lines(text).last == "::error file=9.reel,title=9.reel::fail")
  }

  @Test func `of more than ten failures the tenth annotation counts the rest`() {
    let text = GitHubReport.annotations(of: suite(failures: 11))
    #expect(lines(text).count == 10)
    #expect(lines(text)[8] == "::error file=8.reel,title=8.reel::fail")
    #expect(lines(text)[9] == "::error title=Reel::2 more cases failed, 11 in all")
    let last = lines(GitHubReport.annotations(of: suite(failures: 2000)))[9]
    #expect(last.contains("::1991 more cases failed, 2000 in all"))
  }

  @Test func `a coverage below its goal is an annotation of its own, behind those of the cases`() {
    var suite = suite(failures: 9)
    suite.shortfall = .shortfall("coverage 60 % is below 61 %")
    #expect(lines(GitHubReport.annotations(of: suite)).count == 10)
    suite.cases += suite.cases
    let text = lines(GitHubReport.annotations(of: suite))
    #expect(
      text[8...] == [
        "::error title=Reel::10 more cases failed, 18 in all", "::error title=Reel::coverage 60 %25 is below 61 %25",
      ])
  }

  @Test func `a case from standard input has no file, unless an included file is to blame`() {
    let suite = SuiteReport([
      CaseReport(script: "-", outcome: .fail, message: "m", place: Record.Place(line: 3, file: nil)),
      CaseReport(script: "-", outcome: .fail, message: "m", place: Record.Place(line: 3, file: "_a.reel")),
    ])
    #expect(
      GitHubReport.annotations(of: suite) == """
        ::error title=-::m
        ::error file=_a.reel,line=3,title=-::m

        """)
  }

  @Test func `an annotation shows 20 lines of the details and counts the others`() {
    let details = (1...23).map { "line \($0)\n" }.joined()
    let suite = SuiteReport([CaseReport(script: "x.reel", outcome: .fail, message: "m", details: details)])
    let shown = (1...20).map { "%0Aline \($0)" }.joined()
    #expect(
      GitHubReport.annotations(of: suite) == "::error file=x.reel,title=x.reel::m\(shown)%0A... 3 more lines\n")
  }

  @Test func `title, message and details of 100,000 letters fit in an annotation`() {
    let long = String(repeating: "x", count: 100_000)
    let suite = SuiteReport([CaseReport(script: "x.reel", title: long, outcome: .fail, message: long, details: long)])
    #expect(GitHubReport.annotations(of: suite).utf8.count < 1500)
  }

  @Test func `no text of a case reaches beyond its field, as the runner reads commands`() throws {
    for suite in SampleSuite.hostile {
      let lines = lines(GitHubReport.annotations(of: suite))
      #expect(lines.count == suite.failures.count)
      for (line, one) in zip(lines, suite.failures) {
        let command = try #require(WorkflowCommandReader.read(Substring(line)))
        #expect(command.name == "error")
        #expect(Set(command.properties.keys).isSubset(of: ["file", "line", "title"]))
        #expect(command.properties["line"] == one.place.map { String($0.line) })
      }
    }
  }

  @Test func `the summary of the step is the report in Markdown`() {
    #expect(GitHubReport.stepSummary(of: SampleSuite.mixed) == MarkdownReport.text(of: SampleSuite.mixed))
  }

  @Test func `the summary of the step uses the megabyte that GitHub takes, and counts the details that are left out`() {
    let details = String(repeating: String(repeating: "x", count: 99) + "\n", count: 1000)
    let suite = SuiteReport(
      (0..<20).map { CaseReport(script: "\($0).reel", outcome: .fail, message: "m", details: details) })
    let text = GitHubReport.stepSummary(of: suite)
    #expect(text.utf8.count <= 1_048_576)
    #expect(text.utf8.count > 900_000)
    #expect(text.hasSuffix("\nThe details of 10 more cases are left out.\n"))
  }

  private func suite(failures: Int) -> SuiteReport {
    SuiteReport((0..<failures).map { CaseReport(script: "\($0).reel", outcome: .fail) })
  }

  private func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }
}
