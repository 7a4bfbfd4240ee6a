import JSONValues
import Reports
import Testing

struct TAPReportTests {
  /// The directive of what is expected to fail, in the capitals of the protocol.
  private static let todo = "todo".uppercased()

  @Test func `each case is a test point, and each failure has a block of diagnostics`() {
    #expect(
      TAPReport.text(of: SampleSuite.mixed) == """
        TAP version 14
        1..9
        ok 1 - search.reel > first page
        not ok 2 - search.reel > cancel stale query
          ---
          outcome: fail
          golden: "search.timeline"
          at: 50
          line: 8
          file: "search.reel"
          changes: 2
          message: "2 differences, first at 50ms"
          details:
            - "      50ms > updateQuery \\"Rx\\"     search.reel:8"
            - "-     50ms x search#1"
          ...
        not ok 3 - search.reel > late # \(Self.todo) not yet fixed
        not ok 4 - search.reel > early
          ---
          outcome: xpass
          golden: "search.timeline"
          message: "passes, but '@xfail flaky' expects it to fail"
          ...
        not ok 5 - a/cart.reel
          ---
          outcome: missing
          golden: "a/cart.timeline"
          message: "missing golden"
          ...
        not ok 6 - a/broken.reel
          ---
          outcome: error
          line: 3
          file: "a/_login.reel"
          message: "unknown action 'updateQery'"
          details:
            - "3 | updateQery React"
            - "  | ^^^^^^^^^^"
          ...
        not ok 7 - a/loop.reel > traps
          ---
          outcome: crash
          at: 0.5
          line: 2
          file: "a/loop.reel"
          message: "killed by SIGILL"
          ...
        not ok 8 - a/loop.reel > spins
          ---
          outcome: timeout
          message: "no end after 10s"
          ...
        ok 9 - a/loop.reel > rests # SKIP only on Linux

        """)
  }

  @Test func `an empty suite has a plan of no test points, with the reason`() throws {
    #expect(TAPReport.text(of: SuiteReport()) == "TAP version 14\n1..0 # nothing was played\n")
    #expect(try TAPReader.read(TAPReport.text(of: SuiteReport())) == [])
  }

  @Test func `hashes and backslashes in titles and reasons are escaped, so that they are no directives`() {
    let suite = SuiteReport([
      CaseReport(script: "C#.reel", title: "later # skip \\# it\\", outcome: .pass),
      CaseReport(script: "x.reel", title: "why", outcome: .xfail, message: "see # 7\nok 2"),
      CaseReport(script: "x.reel", title: "bare", outcome: .skip),
    ])
    #expect(
      TAPReport.text(of: suite) == """
        TAP version 14
        1..3
        ok 1 - C\\#.reel > later \\# skip \\\\\\# it\\\\
        not ok 2 - x.reel > why # \(Self.todo) see \\# 7\\\\nok 2
        ok 3 - x.reel > bare # SKIP

        """)
  }

  @Test func `no line of the details ends the block of diagnostics`() throws {
    let details = "...\n  ...\n---\n- item\nkey: |\n\nok 2\n\u{1b}[0m\u{ffff}"
    let suite = SuiteReport([CaseReport(script: "x.reel", outcome: .fail, message: "# \"a\": {", details: details)])
    let point = try #require(try TAPReader.read(TAPReport.text(of: suite)).first)
    #expect(point.isFailure)
    #expect(point.diagnostics["message"] == .string("# \"a\": {"))
    let shown = ["...", "  ...", "---", "- item", "key: |", "", "ok 2", "\\u001b[0m\\uffff"]
    #expect(point.diagnostics["details"] == .array(shown.map(JSONValue.string)))
  }

  @Test func `no line of the details can be taken for a mapping of YAML`() throws {
    let lines = ["error: unknown", "x.reel:6:1 is", "word : x", " : x:y", "a b: c", "C:\\x3a", ":"]
    let suite = SuiteReport([
      CaseReport(script: "x.reel", outcome: .error, details: lines.map { $0 + "\n" }.joined())
    ])
    let text = TAPReport.text(of: suite)
    #expect(
      text.hasSuffix(
        #"""
          details:
            - "error\x3a unknown"
            - "x.reel\x3a6\x3a1 is"
            - "word \x3a x"
            - " \x3a x:y"
            - "a b: c"
            - "C\x3a\\x3a"
            - "\x3a"
          ...

        """#))
    #expect(try TAPReader.read(text)[0].diagnostics["details"] == .array(lines.map(JSONValue.string)))
  }

  @Test func `a strict harness reads every report with the right failures, directives and diagnostics`() throws {
    for suite in [SampleSuite.mixed] + SampleSuite.hostile {
      let points = try TAPReader.read(TAPReport.text(of: suite))
      #expect(points.map(\.isFailure) == suite.cases.map(\.outcome.isFailure))
      #expect(points.map(\.directive) == suite.cases.map { directive($0.outcome) })
      for (point, one) in zip(points, suite.cases) where one.outcome.isFailure {
        #expect(point.diagnostics["outcome"] == .string(one.outcome.rawValue))
        #expect(point.diagnostics["golden"] == one.golden.map(JSONValue.string))
        #expect(point.diagnostics["message"] == (one.message.isEmpty ? nil : .string(one.message)))
      }
    }
  }

  @Test(arguments: SampleSuite.hostileTexts)
  func `a harness reads every title and every reason as it is shown`(title: String) throws {
    let suite = SuiteReport([
      CaseReport(script: "x.reel", title: title, outcome: .xfail, message: title),
      CaseReport(script: "x.reel", title: "other", outcome: .pass),
    ])
    let points = try TAPReader.read(TAPReport.text(of: suite))
    let shown = shown(title)
    #expect(points.map(\.description) == ["x.reel > \(shown)", "x.reel > other"])
    #expect(points[0].reason == shown)
  }

  /// Returns the JSON form of a text without quotes and backslashes.
  private func shown(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      if ["\"", "\\"].contains(scalar) { return String(scalar) }
      if [0xFFFE, 0xFFFF].contains(scalar.value) { return "\\u\(String(scalar.value, radix: 16))" }
      return String(JSONValue.string(String(scalar)).text.unicodeScalars.dropFirst().dropLast())
    }.joined()
  }

  private func directive(_ outcome: CaseReport.Outcome) -> String? {
    switch outcome {
    case .xfail: "todo"
    case .skip: "skip"
    case .pass, .fail, .missing, .error, .crash, .timeout, .xpass: nil
    }
  }
}
