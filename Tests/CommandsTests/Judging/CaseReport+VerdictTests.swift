import TestSupport
import Testing

/// The entry of each case in a report.
@Suite(.runsFirst) struct CaseReportVerdictTests {
  @Test func `each way a case can end has its outcome, in the order of the suite`() throws {
    let suite = try JudgedSuite()
    let outcome = try suite.test("--report", "jsonl")
    #expect(
      outcome.output == """
        {"type":"case","script":"a.reel","case":null,"outcome":"pass","golden":"a.timeline"}
        {"type":"case","script":"b.reel","case":"differs","outcome":"fail","golden":"b.timeline","at":0,"line":3,"changes":1}
        {"type":"case","script":"b.reel","case":"fails","outcome":"fail","golden":"b.timeline","at":0,"line":6,"changes":1}
        {"type":"case","script":"b.reel","case":"expected to fail","outcome":"xfail","golden":"b.timeline"}
        {"type":"case","script":"b.reel","case":"passes nevertheless","outcome":"xpass","golden":"b.timeline"}
        {"type":"case","script":"c.reel","case":null,"outcome":"error","golden":"c.timeline","line":2}
        {"type":"case","script":"d.reel","case":null,"outcome":"missing","golden":"d.timeline"}
        {"type":"case","script":"e.timeline","case":null,"outcome":"fail","golden":"e.timeline"}
        {"type":"summary","pass":1,"fail":3,"missing":1,"error":1,"crash":0,"timeout":0,"xfail":1,"xpass":1,"skip":0}

        """)
    #expect(outcome.ending == .exit(2))
  }

  @Test func `a mistake that shows only in play is an error of its case, with its line`() throws {
    let suite = try JudgedSuite()
    try suite.scratch.write(
      "@reactor repo-search\n@golden none\n! search reply 7\nupdateQuery a\n+1s\n", to: "x.reel")
    #expect(
      try suite.test("--report", "jsonl", "x.reel").output.hasPrefix(
        #"{"type":"case","script":"x.reel","case":null,"outcome":"error","golden":null,"line":3}"#))
  }

  @Test func `a case that was not played any more is reported as skipped, with the reason`() throws {
    let suite = try JudgedSuite()
    #expect(
      try suite.test("--fail-fast", "--report", "tap", "d.reel", "a.reel").output == """
        TAP version 14
        1..2
        not ok 1 - d.reel
          ---
          outcome: missing
          golden: "d.timeline"
          message: "missing golden 'd.timeline'"
          ...
        ok 2 - a.reel # SKIP a case before it failed, and '--fail-fast' stops there

        """)
  }

  @Test func `the first failed expectation is the message of a case, and the second stands among the details`() throws {
    let suite = try JudgedSuite()
    try suite.scratch.write(
      "@reactor counter\n@golden none\ndecrease\n? value == 7\n? value == 8\n", to: "x.reel")
    #expect(
      try suite.test("--report", "tap", "x.reel").output == """
        TAP version 14
        1..1
        not ok 1 - x.reel
          ---
          outcome: fail
          at: 0
          line: 4
          file: "x.reel"
          message: "expected value == 7, but it is -1"
          details:
            - "at 0ms: expected value == 8, but it is -1 (x.reel:5)"
          ...

        """)
  }
}
