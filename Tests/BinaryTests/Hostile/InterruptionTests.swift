import Foundation
import TestSupport
import Testing

/// The messages about a case that does not reach its end.
@Suite(.runsFirst) struct InterruptionTests {
  @Test(arguments: [
    (
      #"fatal "no \"way\"""#, HostileSuite.trap,
      #"printed: reactor:1: Fatal error: no "way""# + "\n"
    ),
    ("trap", HostileSuite.trap, ""),
    ("abort", "crashed: SIGABRT (abort)", ""),
    ("recurse", "crashed: SIGSEGV (bad memory access)", ""),
    ("kill 9", "killed: SIGKILL", ""),
    ("kill 15", "killed: SIGTERM", ""),
    ("exit 3", "exited with code 3 in the middle of the case", ""),
    ("exit 0", "exited with code 0 in the middle of the case", ""),
    ("loop", "timed out after 1s", ""),
    ("eat", "ran out of memory: the limit is 128MiB", ""),
    ("bite", "ran out of memory: the limit is 128MiB", ""),
  ])
  func `a case that crashes, exits, hangs or eats memory fails with the reason, its last frames and its line`(
    line: String, what: String, printed: String
  ) throws {
    let suite = try HostileSuite()
    try suite.write(line, to: "x.reel")
    try suite.writeGood("y")
    let timeout = line == "loop" ? "1s" : "1h"
    let outcome = try suite.run(["test", "-v", "--timeout", timeout, "--memory", "128MiB"])
    #expect(
      outcome.output
        == "FAIL x.reel  at 20ms: \(what)  x.reel:4\n\(HostileSuite.frames)      20ms > \(line)\n\(printed)"
        + "pass y.reel\n2 cases in 2 scripts: 1 passed, 1 failed\n")
    #expect(outcome.errors == "")
    #expect(outcome.ending == .exit(1))
  }

  @Test func `a crash in reduce or in a delayed effect is told with the frame that led to it`() throws {
    let suite = try HostileSuite()
    try suite.write("reduceBadly", to: "a.reel")
    try suite.write("later", to: "b.reel")
    let outcome = try suite.run(["test", "-q"])
    let printed = "printed: reactor:2: Fatal error: reduced badly\n"
    #expect(
      outcome.output == """
        FAIL a.reel  at 20ms: \(HostileSuite.trap)  a.reel:4
               0ms ~ increase  value: 0 -> 1
              20ms > reduceBadly
              20ms ~ trap
        \(printed)FAIL b.reel  at 70ms: \(HostileSuite.trap)  b.reel:5
              20ms > increase
              20ms ~ increase  value: 1 -> 2
              70ms ~ trap
        \(printed)
        """)
  }

  @Test func `a crash in an included file names the line of that file`() throws {
    let suite = try HostileSuite()
    try suite.scratch.write("increase\nabort\n", to: "_part.reel")
    try suite.scratch.write("@reactor hostile\n@include _part.reel\n", to: "x.reel")
    #expect(
      try suite.run(["test", "-q"]).output.hasPrefix(
        "FAIL x.reel  at 0ms: crashed: SIGABRT (abort)  _part.reel:2, included at x.reel:2\n"))
  }

  @Test func `a reactor that crashes when it is made fails all cases of its script, and no other script`() throws {
    let suite = try HostileSuite()
    try suite.scratch.write("@reactor stillborn\n@case a\ntouch\n@case b\ntouch\n", to: "x.reel")
    try suite.scratch.write("old", to: "x.timeline")
    try suite.writeGood("y")
    for arguments in [["test", "-v"], ["test", "-v", "--accept"]] {
      let outcome = try suite.run(arguments)
      #expect(
        outcome.output == """
          FAIL x.reel  at 0ms: \(HostileSuite.trap) while the script was checked  x.reel:1
          printed: reactor:3: Fatal error: stillborn
          pass y.reel
          2 cases in 2 scripts: 1 passed, 1 failed

          """)
      #expect(outcome.ending == .exit(1))
      #expect(suite.scratch.text("x.timeline") == "old")
    }
  }

  @Test func `the other cases of a script with a crash are played, judged and accepted`() throws {
    let suite = try HostileSuite()
    try suite.scratch.write(
      "@reactor hostile\n@case a\nincrease\n@case b\nabort\n@case c\nincrease\nincrease\n", to: "x.reel")
    let golden =
      "reel-timeline 1\n" + HostileSuite.section("a") + HostileSuite.section("b", to: 0)
      + HostileSuite.section("c", to: 2)
    try suite.scratch.write(golden, to: "x.timeline")
    let outcome = try suite.run(["test", "-v"])
    #expect(
      outcome.output == """
        pass x.reel > a
        FAIL x.reel > b  at 0ms: crashed: SIGABRT (abort)  x.reel:5
               0ms = {"value":0}
               0ms > abort
        pass x.reel > c
        3 cases in 1 script: 2 passed, 1 failed

        """)
    try suite.scratch.write(golden.replacing("1 -> 2", with: "1 -> 3"), to: "x.timeline")
    let accepted = try suite.run(["test", "--accept"])
    #expect(accepted.output.contains("\naccepted x.timeline\n"))
    #expect(accepted.ending == .exit(1))
    #expect(suite.scratch.text("x.timeline") == golden)
    #expect(
      try suite.run(["review", "--accept"]).output
        == "failing   x.reel > b  crashed: SIGABRT (abort)  x.reel:5\n1 failing\n")
  }

  @Test(arguments: ["abort", "trap", "exit 0", "loop", "eat"])
  func `a case that is expected to fail may crash, exit, hang or eat memory, and costs no other case anything`(
    line: String
  ) throws {
    let suite = try HostileSuite()
    try suite.scratch.write(
      "@reactor hostile\n@golden none\n@case a\nincrease\n@case b\n@xfail it is known\n\(line)\n@case c\nincrease\n",
      to: "x.reel")
    let outcome = try suite.run(
      ["test", "-v", "--memory", "128MiB", "--timeout", line == "loop" ? "1s" : "1h", "--repeat", "2"])
    #expect(
      outcome.output == """
        pass x.reel > a
        xfail x.reel > b  it is known
        pass x.reel > c
        3 cases in 1 script: 2 passed, 1 failed as expected

        """)
    #expect(outcome.errors == "")
    #expect(outcome.ending == .exit(0))
  }

  @Test func `a case that was expected to crash says so when it comes to its end`() throws {
    let suite = try HostileSuite()
    try suite.scratch.write("@reactor hostile\n@xfail it is known\nabort\n", to: "x.reel")
    #expect(try suite.run(["test"]).output == "1 case in 1 script: 1 failed as expected\n")
    #expect(
      try suite.run(["test", "--accept"]).output
        == "FAIL x.reel  not accepted: '@xfail it is known'\n1 case in 1 script: 1 failed\n")
    try suite.scratch.write("@reactor hostile\n@xfail it is known\nincrease\n", to: "x.reel")
    let mended = try suite.run(["test"])
    #expect(
      mended.output == """
        FAIL x.reel  passes, but '@xfail it is known' expects it to fail
        1 case in 1 script: 1 failed

        """)
    #expect(mended.ending == .exit(1))
  }

  @Test func `a process that is killed from outside is a failure also where one is expected`() throws {
    let suite = try HostileSuite()
    try suite.scratch.write("@reactor hostile\n@xfail it is known\nkill 9\n", to: "x.reel")
    for arguments in [["test"], ["test", "--accept"]] {
      let outcome = try suite.run(arguments)
      #expect(
        outcome.output == """
          FAIL x.reel  at 0ms: killed: SIGKILL  x.reel:3
                 0ms = {"value":0}
                 0ms > kill 9
          1 case in 1 script: 1 failed

          """)
      #expect(outcome.ending == .exit(1))
    }
  }

  @Test func `a script from standard input is played by a worker, however long it is`() throws {
    let suite = try HostileSuite()
    let outcome = try suite.run(
      ["test", "-q", "--golden", "x.timeline", "-"], input: "@reactor hostile\nabort\n")
    #expect(outcome.output.hasPrefix("FAIL -  at 0ms: crashed: SIGABRT (abort)  -:2\n"))
    let long = "@reactor hostile\n" + String(repeating: "# nothing\n", count: 10_000) + "increase\n"
    try suite.scratch.write(HostileSuite.golden, to: "x.timeline")
    #expect(
      try suite.run(["test", "--golden", "x.timeline", "-"], input: long).output == "1 case in 1 script: 1 passed\n")
  }

  @Test func `a reactor that writes to a file of the tool fails its case`() throws {
    let suite = try HostileSuite()
    try suite.write("answer", to: "x.reel")
    try suite.writeGood("y")
    #expect(
      try suite.run(["test", "-v"]).output == """
        FAIL x.reel  at 0ms: wrote to a file of the tool
        pass y.reel
        2 cases in 2 scripts: 1 passed, 1 failed

        """)
  }

  @Test func `a reactor that closes the files of its process fails its case`() throws {
    let suite = try HostileSuite()
    try suite.write("closeAll", to: "x.reel")
    try suite.writeGood("y")
    #expect(
      try suite.run(["test", "-v"]).output == """
        FAIL x.reel  at 20ms: exited with code 0 before its result was told  x.reel:5
              20ms > increase
              20ms ~ increase  value: 2 -> 3
              20ms = {"value":3}
        pass y.reel
        2 cases in 2 scripts: 1 passed, 1 failed

        """)
  }

  @Test func `a crash is found at once although a copy of the process lives on`() throws {
    let suite = try HostileSuite()
    try suite.scratch.write("@reactor hostile\nfork\nabort\n", to: "x.reel")
    let outcome = try suite.run(["test", "-q"])
    #expect(outcome.output.hasPrefix("FAIL x.reel  at 0ms: crashed: SIGABRT (abort)  x.reel:3\n"))
  }

  @Test func `half a line that was printed before a crash is quoted`() throws {
    let suite = try HostileSuite()
    try suite.scratch.write("@reactor hostile\nwrite \"half a\"\nwrite \" line\"\nabort\n", to: "x.reel")
    #expect(
      try suite.run(["test", "-q"]).output == """
        FAIL x.reel  at 0ms: crashed: SIGABRT (abort)  x.reel:4
               0ms > write "half a"
               0ms > write " line"
               0ms > abort
        printed: half a line

        """)
  }

  @Test func `a crash does not quote what other scripts printed`() throws {
    let suite = try HostileSuite()
    try suite.scratch.write("@reactor chatty\n@golden none\ntouch\n", to: "a.reel")
    try suite.scratch.write("@reactor stillborn\ntouch\n", to: "b.reel")
    #expect(
      try suite.run(["test", "-q", "-j", "1"]).output == """
        FAIL b.reel  at 0ms: \(HostileSuite.trap) while the script was checked  b.reel:1
        printed: reactor:3: Fatal error: stillborn

        """)
  }

  @Test func `what was printed before the memory ran out is quoted`() throws {
    let suite = try HostileSuite()
    try suite.scratch.write("@reactor hostile\nprint \"hungry\"\neat\n", to: "x.reel")
    let output = try suite.run(["test", "-q", "--memory", "128MiB"]).output
    #expect(output.hasPrefix("FAIL x.reel  at 0ms: ran out of memory: the limit is 128MiB  x.reel:3\n"))
    #expect(output.hasSuffix("\n       0ms > eat\nprinted: hungry\n"))
  }

  @Test func `a reactor that prints without end is stopped at the limit of memory`() throws {
    let suite = try HostileSuite()
    try suite.write("printForEver", to: "x.reel")
    let output = try suite.run(["test", "-q", "--memory", "64MiB"]).output
    #expect(output.hasPrefix("FAIL x.reel  at 20ms: wrote more than 64MiB  x.reel:4\n"))
    #expect(output.split(separator: "\n").allSatisfy { $0.count < 220 })
  }
}
