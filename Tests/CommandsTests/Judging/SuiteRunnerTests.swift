import TestSupport
import Testing

/// The messages about a suite, their order, and the exit code.
@Suite(.runsFirst) struct SuiteRunnerTests {
  @Test(.whereTypesTell)
  func `a run shows every failure, the commands to type next and the counts`() throws {
    let outcome = try JudgedSuite().test()
    #expect(
      outcome.output == """
        FAIL b.reel > differs                                 1 difference, first at 0ms
        \(JudgedSuite.start)\
               0ms > increase                                                   b.reel:3
        -      0ms ~ increaseValue  value: 0 -> 2
        +      0ms ~ increaseValue  value: 0 -> 1
               0ms = {"value":1,"isLoading":false,"alertMessage":null}
        FAIL b.reel > fails  at 0ms: expected value == 7, but it is -1  b.reel:6
        FAIL b.reel > passes nevertheless  passes, but '@xfail it had to' expects it to fail
        accept: reel test --accept b.reel
        FAIL d.reel  missing golden 'd.timeline'
        accept: reel test --accept d.reel
        FAIL e.timeline  obsolete golden: no script belongs to it
        6 cases in 3 scripts: 1 passed, 4 failed, 1 failed as expected; 1 error; 1 obsolete golden
        review: reel review
        prune: reel review --prune

        """)
    #expect(
      outcome.errors == """
        error: unknown action 'increese'
         --> c.reel:2:1
        2 | increese
          | ^^^^^^^^ did you mean 'increase'? this reactor has: decrease, increase

        """)
    #expect(outcome.ending == .exit(2))
  }

  @Test func `the suggested command names the scripts that were played`() throws {
    let suite = try JudgedSuite()
    #expect(try suite.test("-q", "d.reel", "b.reel").output.hasSuffix("accept: reel test --accept b.reel\n"))
    #expect(try suite.test("d.reel", "b.reel").output.hasSuffix("\nreview: reel review d.reel b.reel\n"))
    #expect(try suite.test("d.reel").output.hasSuffix("\n1 case in 1 script: 1 failed\n"))
  }

  @Test func `cases that pass are shown on request`() throws {
    let outcome = try JudgedSuite().test("-v", "a.reel")
    #expect(outcome.output == "pass a.reel\n1 case in 1 script: 1 passed\n")
    #expect(outcome.ending == .exit(0))
  }

  @Test func `a run that stops at its first failure counts the cases that it did not play`() throws {
    let suite = try JudgedSuite()
    let outcome = try suite.test("--fail-fast", "a.reel", "b.reel", "d.reel")
    #expect(outcome.output.hasSuffix("\n6 cases in 3 scripts: 1 passed, 1 failed, 4 not played\n"))
    #expect(outcome.ending == .exit(1))
  }

  @Test func `a case that fails because of @only stops a run that ends at its first failure`() throws {
    let suite = try JudgedSuite()
    try suite.scratch.write(
      "@reactor counter\n@golden none\n@case a\n@only\n@case b\n@only\n@case c\n@only\n", to: "o.reel")
    let outcome = try suite.test("--ci", "--fail-fast", "o.reel")
    #expect(
      outcome.output == """
        FAIL o.reel > a  says '@only', which continuous integration does not allow
        3 cases in 1 script: 1 failed, 2 not played

        """)
  }

  @Test func `a golden that a flag names is not obsolete`() throws {
    let suite = try JudgedSuite()
    try suite.scratch.write("@reactor counter\n", to: "f/x.reel")
    _ = try suite.test("--accept", "--golden", "f/other.timeline", "f")
    #expect(try suite.test("--golden", "f/other.timeline", "f").ending == .exit(0))
  }

  @Test func `a golden of a script that forbids one is a failure of its own`() throws {
    let suite = try JudgedSuite()
    try suite.scratch.write("@reactor counter\n@golden none\n+1s\n", to: "a.reel")
    #expect(
      try suite.test("--report", "jsonl", "a.reel").output.hasPrefix(
        """
        {"type":"case","script":"a.reel","case":null,"outcome":"fail","golden":"a.timeline"}
        {"type":"case","script":"a.reel","case":null,"outcome":"pass","golden":null}

        """))
  }

  @Test func `a line break in the name of a script cannot forge an annotation`() throws {
    let suite = try JudgedSuite()
    try suite.scratch.write("@reactor counter\n@golden none\n? value == 1\n", to: "n/a\n::error::b.reel")
    let outcome = try suite.test("n", environment: ["GITHUB_ACTIONS": "true"])
    #expect(outcome.output.split(separator: "\n").count { $0.hasPrefix("::error") } == 1)
  }

  @Test func `a case with @only fails under continuous integration`() throws {
    let suite = try JudgedSuite()
    try suite.scratch.write("@reactor counter\n@only\nincrease\n+1s\n", to: "a.reel")
    #expect(try suite.test("a.reel").ending == .exit(0))
    let outcome = try suite.test("--ci", "a.reel", "b.reel")
    #expect(
      outcome.output == """
        FAIL a.reel  says '@only', which continuous integration does not allow
        1 case in 1 script: 1 failed; 4 left out by '@only'

        """)
    #expect(outcome.ending == .exit(1))
    let report = try suite.test("--report", "tap", "a.reel", environment: ["CI": "1"])
    #expect(report.output.contains(#"  message: "says '@only', which continuous integration does not allow""#))
  }
}
