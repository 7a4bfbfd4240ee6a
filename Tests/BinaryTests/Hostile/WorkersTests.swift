import TestSupport
import Testing

/// The results that do not depend on the processes of a suite.
@Suite(.runsFirst) struct WorkersTests {
  @Test(.whereTypesTell)
  func `the examples print the same for any number of workers`() throws {
    let outcomes = try ["1", "2", "8"].map { number in
      try BinaryUnderTest.run(["test", "-v", "-j", number, "Scripts/Examples"], in: Repository.root)
    }
    #expect(Set(outcomes).count == 1)
    #expect(outcomes[0].ending == .exit(0))
  }

  @Test(arguments: ["1", "2"])
  func `a case that crashes because of what another one left behind is played again in a fresh process`(number: String)
    throws
  {
    let suite = try HostileSuite()
    try suite.scratch.write(
      "@reactor hostile\n@golden none\n@case a\npoison\n@case b\nsuffer\n@case c\nincrease\n@case d\nabort\n",
      to: "x.reel")
    let outcome = try suite.run(["test", "-v", "-j", number])
    #expect(
      outcome.output == """
        pass x.reel > a
        pass x.reel > b
        pass x.reel > c
        FAIL x.reel > d  at 0ms: crashed: SIGABRT (abort)  x.reel:10
               0ms = {"value":0}
               0ms > abort
        4 cases in 1 script: 3 passed, 1 failed

        """)
  }

  /// A kill comes from outside, and not from what was played before.
  @Test func `a case whose process is killed is not played again`() throws {
    let suite = try HostileSuite()
    try suite.scratch.write(
      "@reactor hostile\n@golden none\n@case a\npoison\n@case b\nwither\n@case c\nincrease\n", to: "x.reel")
    let outcome = try suite.run(["test", "-v", "-j", "1"])
    #expect(
      outcome.output == """
        pass x.reel > a
        FAIL x.reel > b  at 0ms: killed: SIGKILL  x.reel:6
               0ms = {"value":0}
               0ms > wither
        pass x.reel > c
        3 cases in 1 script: 2 passed, 1 failed

        """)
    #expect(outcome.ending == .exit(1))
  }

  @Test func `some hostile cases among a hundred fail and the others pass, for any number of workers`() throws {
    let suite = try HostileSuite()
    let harm = ["abort", "trap", "kill 9", "exit 1", "reduceBadly"]
    for index in 0..<100 {
      let path = "\(index % 7)/\(1000 + index)"
      let line = index % 100 == 1 ? "loop" : harm[index % 5]
      if index % 4 == 1 { try suite.write(line, to: path + ".reel") } else { try suite.writeGood(path) }
    }
    let outcomes = try ["1", "8"].map { number in
      try suite.run(["test", "-v", "--timeout", "1s", "-j", number])
    }
    #expect(Set(outcomes).count == 1)
    let lines = outcomes[0].output.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("pass ") } == 75)
    #expect(lines.count { $0.hasPrefix("FAIL ") } == 25)
    #expect(lines.count { $0.contains("timed out after 1s") } == 1)
    #expect(lines.last == "100 cases in 100 scripts: 75 passed, 25 failed")
    #expect(outcomes[0].errors == "")
    #expect(outcomes[0].ending == .exit(1))
  }

  @Test(arguments: ["1", "2", "8"])
  func `a crash or a missing golden ends a run that stops at its first failure`(number: String) throws {
    let suite = try HostileSuite()
    try suite.scratch.write("@reactor hostile\n@case 1\nincrease\n@case 2\nabort\n@case 3\nabort\n", to: "x.reel")
    let missing = try suite.run(["test", "-v", "--fail-fast", "-j", number])
    #expect(
      missing.output == """
        FAIL x.reel  missing golden 'x.timeline'
        accept: HostileTool test --accept x.reel
        3 cases in 1 script: 1 failed, 2 not played

        """)
    try suite.scratch.write("reel-timeline 1\n" + HostileSuite.section("1"), to: "x.timeline")
    let crash = try suite.run(["test", "-v", "--fail-fast", "-j", number])
    #expect(
      crash.output == """
        pass x.reel > 1
        FAIL x.reel > 2  at 0ms: crashed: SIGABRT (abort)  x.reel:5
               0ms = {"value":0}
               0ms > abort
        3 cases in 1 script: 1 passed, 1 failed, 1 not played

        """)
  }

  @Test(arguments: ["1", "2", "8"])
  func `nothing is told of cases behind the first failure, for any number of workers`(number: String) throws {
    let suite = try HostileSuite()
    for name in ["a", "b", "d", "f"] { try suite.writeGood(name) }
    try suite.write("abort", to: "e.reel")
    try suite.scratch.write("@reactor hostile\n@case 1\nincrease\n@case 2\nincrease\n@case 3\nincrease\n", to: "c.reel")
    let good = HostileSuite.section("1")
    let golden = good + HostileSuite.section("2", to: 2) + HostileSuite.section("3", to: 3)
    try suite.scratch.write("reel-timeline 1\n" + golden, to: "c.timeline")
    let output = try suite.run(["test", "-v", "--fail-fast", "-j", number]).output
    #expect(output.hasPrefix("pass a.reel\npass b.reel\npass c.reel > 1\nFAIL c.reel > 2"))
    #expect(output.hasSuffix("\n8 cases in 6 scripts: 3 passed, 1 failed, 4 not played\n"))
    #expect(!output.contains("c.reel > 3") && !output.contains("d.reel") && !output.contains("e.reel"))
  }
}
