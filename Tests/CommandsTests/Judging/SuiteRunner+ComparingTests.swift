import TestSupport
import Testing

/// The differences from a golden, and their messages.
@Suite(.runsFirst) struct SuiteRunnerComparingTests {
  @Test func `a case with a failed expectation that equals its golden shows the failure alone`() throws {
    let suite = try JudgedSuite()
    let outcome = try suite.test("-k", "fails", "b.reel")
    #expect(
      outcome.output == """
        FAIL b.reel > fails  at 0ms: expected value == 7, but it is -1  b.reel:6
        1 case in 1 script: 1 failed

        """)
  }

  @Test func `a section of the golden without a case is a failed case`() throws {
    let suite = try JudgedSuite()
    try suite.scratch.write("@reactor counter\n@case differs\nincrease\n", to: "b.reel")
    _ = try suite.test("--accept", "b.reel")
    try suite.scratch.write(
      (suite.scratch.text("b.timeline") ?? "") + "== gone  counter\n" + JudgedSuite.start, to: "b.timeline")
    let outcome = try suite.test("b.reel")
    #expect(
      outcome.output == """
        FAIL b.reel > gone                                                  case is gone
        accept: reel test --accept b.reel
        2 cases in 1 script: 1 passed, 1 failed

        """)
    #expect(
      try suite.test("--report", "jsonl", "b.reel").output.hasPrefix(
        """
        {"type":"case","script":"b.reel","case":"differs","outcome":"pass","golden":"b.timeline"}
        {"type":"case","script":"b.reel","case":"gone","outcome":"fail","golden":"b.timeline","changes":1}

        """))
  }

  @Test func `a golden that is no timeline is named with the line that is wrong`() throws {
    let suite = try JudgedSuite()
    try suite.scratch.write("reel-timeline 1\n== counter\nnonsense\n", to: "a.timeline")
    #expect(
      try suite.test("a.reel").output == """
        FAIL a.reel  golden 'a.timeline' is not a timeline: line 3: expected a time and a sigil, found 'nonsense'
        accept: reel test --accept a.reel
        1 case in 1 script: 1 failed

        """)
  }

  @Test func `a golden whose times are not aligned fails its case`() throws {
    let suite = try JudgedSuite()
    try suite.scratch.replace("       0ms", with: "     0ms", in: "a.timeline")
    #expect(try suite.test("a.reel").output.hasPrefix("FAIL a.reel  "))
    #expect(try suite.test("a.reel").ending == .exit(1))
  }

  @Test func `a long value is cut on the terminal and whole in a report`() throws {
    let suite = try JudgedSuite()
    let long = String(repeating: "x", count: 5_000)
    try suite.scratch.write("@reactor counter\n@golden none\n? alertMessage == \"\(long)\"\n", to: "x.reel")
    let outcome = try suite.test("--report", "tap=x.tap", "x.reel")
    #expect(
      outcome.output.hasPrefix("FAIL x.reel  at 0ms: expected alertMessage == \"xxx")
        && outcome.output.hasSuffix("xxx...  x.reel:3\n1 case in 1 script: 1 failed\n"))
    #expect(outcome.output.count < 300)
    #expect(suite.scratch.text("x.tap")?.contains("\(long)\\\", but it is null") == true)
  }

  @Test func `a script whose only case is expected to fail needs no golden`() throws {
    let suite = try JudgedSuite()
    try suite.scratch.write("@reactor counter\n@xfail it has to\n? value == 7\n", to: "x.reel")
    let outcome = try suite.test("x.reel")
    #expect(outcome.output == "1 case in 1 script: 1 failed as expected\n")
    #expect(outcome.ending == .exit(0))
  }
}
