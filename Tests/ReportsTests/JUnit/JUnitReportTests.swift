import Reports
import Testing

struct JUnitReportTests {
  @Test func `each script is a testsuite and each case a testcase with the mark of its outcome`() {
    #expect(
      JUnitReport.text(of: SampleSuite.mixed) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="reel" tests="9" failures="5" errors="1">
          <testsuite name="search.reel" tests="4" failures="2" errors="0" skipped="1">
            <testcase classname="search" name="first page"/>
            <testcase classname="search" name="cancel stale query">
              <failure type="fail" message="2 differences, first at 50ms">search.reel:8 at 50ms
              50ms &gt; updateQuery &quot;Rx&quot;     search.reel:8
        -     50ms x search#1</failure>
            </testcase>
            <testcase classname="search" name="late">
              <skipped message="not yet fixed"/>
            </testcase>
            <testcase classname="search" name="early">
              <failure type="xpass" message="passes, but '@xfail flaky' expects it to fail"/>
            </testcase>
          </testsuite>
          <testsuite name="a/cart.reel" tests="1" failures="1" errors="0" skipped="0">
            <testcase classname="a/cart" name="cart.reel">
              <failure type="missing" message="missing golden"/>
            </testcase>
          </testsuite>
          <testsuite name="a/broken.reel" tests="1" failures="0" errors="1" skipped="0">
            <testcase classname="a/broken" name="broken.reel">
              <error type="error" message="unknown action 'updateQery'">a/_login.reel:3
        3 | updateQery React
          | ^^^^^^^^^^</error>
            </testcase>
          </testsuite>
          <testsuite name="a/loop.reel" tests="3" failures="2" errors="0" skipped="1">
            <testcase classname="a/loop" name="traps">
              <failure type="crash" message="killed by SIGILL">a/loop.reel:2 at 0.5ms</failure>
            </testcase>
            <testcase classname="a/loop" name="spins">
              <failure type="timeout" message="no end after 10s"/>
            </testcase>
            <testcase classname="a/loop" name="rests">
              <skipped message="only on Linux"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `a failure in an included file tells the lines that include it`() {
    let text = JUnitReport.text(of: SampleSuite.included)
    #expect(text.contains(">_twice.reel:2 at 50ms, included at _once.reel:1, x.reel:3</failure>"))
  }

  @Test func `an empty suite is a document without testsuites`() {
    #expect(
      JUnitReport.text(of: SuiteReport()) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="reel" tests="0" failures="0" errors="0">
        </testsuites>

        """)
    #expect(JUnitReader.read(JUnitReport.text(of: SuiteReport())).complaints == [])
  }

  @Test func `no text of a case ends its attribute or its element`() {
    let suite = SuiteReport([
      CaseReport(
        script: "a\"<&.reel", title: "]]></testcase>\u{1b}", outcome: .fail, message: "</failure>\n\u{202e}\"",
        details: "</script>\n]]>&amp;\u{0}\u{ffff}")
    ])
    #expect(
      JUnitReport.text(of: suite) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="reel" tests="1" failures="1" errors="0">
          <testsuite name="a&quot;&lt;&amp;.reel" tests="1" failures="1" errors="0" skipped="0">
            <testcase classname="a&quot;&lt;&amp;" name="]]&gt;&lt;/testcase&gt;\\u001b">
              <failure type="fail" message="&lt;/failure&gt;\\n\\u202e&quot;">&lt;/script&gt;
        ]]&gt;&amp;amp;\\u0000\\uffff</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `cases of a script stand together, and paths that differ in bytes are different scripts`() throws {
    let suite = SuiteReport([
      CaseReport(script: "\u{e9}.reel", title: "1", outcome: .pass), CaseReport(script: "y.reel", outcome: .pass),
      CaseReport(script: "e\u{301}.reel", outcome: .pass),
      CaseReport(script: "\u{e9}.reel", title: "2", outcome: .pass),
    ])
    let root = try #require(JUnitReader.read(JUnitReport.text(of: suite)).root)
    #expect(root.children.map(\.children.count) == [2, 1, 1])
  }

  @Test func `every report keeps to the schema of Jenkins, whatever its texts hold`() throws {
    for suite in [SampleSuite.mixed] + SampleSuite.hostile {
      let (root, complaints) = JUnitReader.read(JUnitReport.text(of: suite))
      #expect(complaints == [])
      let marks = try #require(root).children.flatMap(\.children).map { $0.children.first?.name ?? "" }
      #expect(marks.sorted() == suite.cases.map { mark($0.outcome) }.sorted())
    }
  }

  private func mark(_ outcome: CaseReport.Outcome) -> String {
    switch outcome {
    case .pass: ""
    case .xfail, .skip: "skipped"
    case .error: "error"
    case .fail, .missing, .crash, .timeout, .xpass: "failure"
    }
  }
}
