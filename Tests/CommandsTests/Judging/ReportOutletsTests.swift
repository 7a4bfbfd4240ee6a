import Foundation
import TestSupport
import Testing

/// Where reports go, and what stays on standard output beside them.
@Suite(.runsFirst) struct ReportOutletsTests {
  private let github = ["GITHUB_ACTIONS": "true"]

  @Test(arguments: ["junit", "tap", "jsonl", "md", "html"])
  func `a report on standard output replaces the text, and one in a file stands beside it`(form: String) throws {
    let suite = try JudgedSuite()
    let printed = try suite.test("--report", form)
    let filed = try suite.test("--report", "\(form)=out/report")
    #expect(try suite.test("--report", form) == printed)
    #expect(suite.scratch.text("out/report") == printed.output)
    #expect(filed == (try suite.test()))
    #expect(filed.ending == printed.ending)
    #expect(!printed.output.contains("FAIL "))
    #expect(printed.errors == filed.errors)
  }

  @Test func `several reports can be written by one run`() throws {
    let suite = try JudgedSuite()
    let outcome = try suite.test("--report", "tap=a.tap", "--report", "tap=b.tap", "--report", "jsonl")
    #expect(outcome.output == (try suite.test("--report", "jsonl").output))
    #expect(suite.scratch.text("a.tap") == suite.scratch.text("b.tap"))
    #expect(suite.scratch.text("a.tap")?.hasPrefix("TAP version 14\n1..8\n") == true)
  }

  @Test func `annotations for GitHub follow the text, or go to standard error beside a report`() throws {
    let suite = try JudgedSuite()
    let text = try suite.test("d.reel").output
    let annotation = "::error file=d.reel,title=d.reel::missing golden 'd.timeline'\n"
    #expect(try suite.test("--report", "github", "d.reel").output == text + annotation)
    #expect(try suite.test("d.reel", environment: github).output == text + annotation)
    #expect(try suite.test("--report", "github", "d.reel", environment: github).output == text + annotation)
    #expect(try suite.test("d.reel", environment: ["GITHUB_ACTIONS": "false"]).output == text)
    // A report that a program reads stays whole.
    let both = try suite.test("--report", "tap", "d.reel", environment: github)
    #expect(both.output == (try suite.test("--report", "tap", "d.reel").output))
    #expect(both.errors == annotation)
  }

  @Test func `the summary of a step is appended to its file, and only on GitHub`() throws {
    let suite = try JudgedSuite()
    try suite.scratch.write("# Build\n", to: "summary")
    let variables = github.merging(["GITHUB_STEP_SUMMARY": "summary"]) { $1 }
    let page = try suite.test("--report", "md", "d.reel").output
    _ = try suite.test("d.reel", environment: variables)
    _ = try suite.test("d.reel", environment: variables)
    #expect(suite.scratch.text("summary") == "# Build\n" + page + page)
    _ = try suite.test("d.reel", environment: ["GITHUB_STEP_SUMMARY": "other"])
    #expect(suite.scratch.text("other") == nil)
  }

  @Test func `bazel's variable names the file of a JUnit report`() throws {
    let suite = try JudgedSuite()
    let outcome = try suite.test("d.reel", environment: ["XML_OUTPUT_FILE": "test.xml"])
    #expect(outcome == (try suite.test("d.reel")))
    #expect(suite.scratch.text("test.xml") == (try suite.test("--report", "junit", "d.reel").output))
    #expect(try suite.test("d.reel", environment: ["XML_OUTPUT_FILE": ""]) == outcome)
  }

  @Test(arguments: ["test", "explore"])
  func `a report file that a variable names may not be a script, a golden or another report`(command: String) throws {
    let suite = try JudgedSuite()
    func errors(_ words: [String] = [], _ variables: [String: String]) throws -> String {
      let outcome = try suite.reel([command] + words + ["a.reel"], environment: variables)
      #expect(outcome.ending == .exit(2))
      #expect(outcome.output == "")
      return outcome.errors
    }
    let (golden, script) = (suite.scratch.text("a.timeline"), suite.scratch.text("a.reel"))
    func hint(_ variable: String) -> String { "\n  \(variable) names it; see 'reel \(command) --help'\n" }
    #expect(
      try errors([], ["XML_OUTPUT_FILE": "a.timeline"])
        == "error: a report would take the place of 'a.timeline'" + hint("XML_OUTPUT_FILE"))
    #expect(
      try errors([], github.merging(["GITHUB_STEP_SUMMARY": "a.reel"]) { $1 })
        == "error: a report would take the place of 'a.reel'" + hint("GITHUB_STEP_SUMMARY"))
    #expect(
      try errors(["--report", "jsonl=x"], ["XML_OUTPUT_FILE": "x"])
        == "error: two reports cannot both go to 'x'" + hint("XML_OUTPUT_FILE"))
    #expect(suite.scratch.text("a.timeline") == golden)
    #expect(suite.scratch.text("a.reel") == script)
  }

  @Test func `the standard channels and the null device may be named as files of a report`() throws {
    let suite = try JudgedSuite()
    let (text, report) = (try suite.test("d.reel").output, try suite.test("--report", "jsonl", "d.reel").output)
    for output in ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"] {
      #expect(try suite.test("--report", "jsonl=\(output)", "d.reel").output == text + report)
    }
    let summarized = try suite.test(
      "d.reel", environment: github.merging(["GITHUB_STEP_SUMMARY": "/dev/stdout"]) { $1 })
    #expect(summarized.output.hasSuffix(try suite.test("--report", "md", "d.reel").output))
    let onErrors = try suite.test("--report", "jsonl=/dev/stderr", "d.reel")
    #expect((onErrors.output, onErrors.errors) == (text, report))
    #expect(try suite.test("--report", "jsonl=/dev/null", "d.reel").output == text)
  }

  @Test func `a report or summary that cannot be written is an error with exit code 2`() throws {
    let suite = try JudgedSuite()
    let outcome = try suite.test("--report", "tap=a.reel/x", "a.reel")
    #expect(outcome.output == "1 case in 1 script: 1 passed\n")
    #expect(outcome.errors == "error: cannot write 'a.reel/x': Not a directory\n")
    #expect(outcome.ending == .exit(2))
    let summary = try suite.test("a.reel", environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "no/x"])
    #expect(summary.errors == "error: cannot write 'no/x': No such file or directory\n")
    #expect(summary.ending == .exit(2))
  }

  @Test func `the other reports are written where one cannot be`() throws {
    let suite = try JudgedSuite()
    let outcome = try suite.test(
      "--report", "junit=a.reel/x", "--report", "tap=ok.tap", "a.reel",
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary"])
    #expect(outcome.errors == "error: cannot write 'a.reel/x': Not a directory\n")
    #expect(suite.scratch.text("ok.tap") == "TAP version 14\n1..1\nok 1 - a.reel\n")
    #expect(suite.scratch.text("summary") == "### Reel: 1 case, none failed\n\n1 pass\n")
  }

  @Test(arguments: ["r", "./r", ".//r", "link/r"])
  func `two reports for one file are refused`(path: String) throws {
    let suite = try JudgedSuite()
    let link = suite.scratch.url.appending(path: "link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: ".")
    let outcome = try suite.test("--report", "junit=r", "--report", "tap=\(path)")
    #expect(outcome.errors == "error: two reports cannot both go to '\(path)'\n  see 'reel test --help'\n")
    #expect(outcome.ending == .exit(2))
  }

  @Test func `two reports for standard output are refused`() throws {
    let suite = try JudgedSuite()
    let outcome = try suite.test("--report", "tap", "--report", "junit")
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        error: the reports tap and junit cannot both go to standard output
          give one a file: --report junit=FILE; see 'reel test --help'

        """)
    #expect(outcome.ending == .exit(2))
  }

  @Test func `an unknown form of a report is refused with the forms there are`() throws {
    let outcome = try JudgedSuite().test("--report", "pdf=x")
    #expect(
      outcome.errors == """
        error: flag '--report' takes 'junit', 'tap', 'jsonl', 'github', 'md' or 'html', or one of them with =FILE, not 'pdf=x'
          see 'reel test --help'

        """)
    #expect(outcome.ending == .exit(2))
  }

  @Test func `watching and reporting exclude each other`() throws {
    let outcome = try JudgedSuite().test("--watch", "--report", "tap")
    #expect(outcome.errors == "error: --watch and --report do not go together\n  see 'reel test --help'\n")
  }
}
