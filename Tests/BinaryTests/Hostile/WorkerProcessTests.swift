import Foundation
import TestSupport
import Testing

@Suite(.runsFirst) struct WorkerProcessTests {
  #if os(Linux)
    @Test(arguments: [SIGTERM, SIGINT, SIGKILL], ["sign", "fork"])
    func `no worker outlives the tool, and no child of a worker does, whatever signal ends the tool`(
      signal: Int32, action: String
    ) throws {
      let suite = try HostileSuite()
      try suite.scratch.write("@reactor hostile\n\(action)\nloop\n", to: "x.reel")
      let tool = try suite.start(["test", "--timeout", "1h"])
      var worker: Int?
      while worker == nil { worker = suite.scratch.text("worker").flatMap { Int($0) } }
      tool.signal(signal)
      #expect(try tool.finish().ending == .signal(signal))
      // A process that has ended is gone, or waits to be counted by whoever adopted it.
      let status = "/proc/\(try #require(worker))/stat"
      while let text = try? String(contentsOfFile: status, encoding: .utf8), !text.contains(") Z ") {}
    }

    @Test(arguments: ["sign", "fork"])
    func `Ctrl-Z stops the workers and their children too, and all continue with the tool`(action: String) throws {
      let suite = try HostileSuite()
      try suite.scratch.write("@reactor hostile\n\(action)\nloop\n", to: "x.reel")
      // A job of a shell is in a group of its own, which a terminal can stop.
      let shell = #"""
        set -m
        "$0" test --timeout 1h &
        tool=$!
        until [ -s worker ]; do sleep 0.01; done
        states() { sed 's/.*) \(.\).*/\1/' /proc/$tool/stat /proc/$(cat worker)/stat | tr -d '\n'; }
        kill -TSTP -- -$tool
        until [ "$(states)" = TT ]; do sleep 0.01; done
        echo stopped
        kill -CONT -- -$tool
        until [ "$(states | tr -d T | wc -c)" = 2 ]; do sleep 0.01; done
        echo continued
        kill -INT -- -$tool
        wait $tool
        echo "$?"
        """#
      let outcome = try BinaryUnderTest.run(shell: shell, of: HostileSuite.tool, in: suite.scratch.url)
      #expect(outcome.output == "stopped\ncontinued\n130\n")
    }
  #endif

  @Test func `a script that changes between two workers that play it is an error`() throws {
    let suite = try HostileSuite()
    // The process that has read the script dies, and the one that takes its place reads another.
    try suite.scratch.write("@reactor hostile\n@golden none\n@case a\nempty x.reel\n@case b\nincrease\n", to: "x.reel")
    let outcome = try suite.run(["test"])
    #expect(outcome.output.hasPrefix("FAIL x.reel > a  at 0ms: crashed: SIGABRT (abort)  x.reel:4\n"))
    #expect(outcome.errors == "error: x.reel was changed while the suite was played\n")
    #expect(outcome.ending == .exit(2))
  }

  @Test(arguments: ["", "@reactor hostile\nincrease\nincrease\n"])
  func `a golden is not written when its script was edited during the run`(text: String) throws {
    let suite = try HostileSuite()
    // The only worker has checked both scripts and dies of the first one.
    try suite.scratch.write("@reactor hostile\n@golden none\nrewrite\n", to: "a.reel")
    let golden = "reel-timeline 1\n" + HostileSuite.section(to: 3)
    try suite.scratch.write(golden, to: "x.timeline")
    for arguments in [["test", "--accept", "-j", "1"], ["test", "--pending", "pending", "-j", "1"]] {
      try suite.scratch.write("@reactor hostile\nincrease\n", to: "x.reel")
      try suite.scratch.write(text, to: "new")
      let outcome = try suite.run(arguments)
      #expect(outcome.output.hasPrefix("FAIL a.reel  at 0ms: crashed: SIGABRT (abort)  a.reel:3\n"))
      #expect(outcome.errors == "error: x.reel was changed while the suite was played\n")
      #expect(outcome.ending == .exit(2))
      #expect(suite.scratch.text("x.timeline") == golden)
      #expect(suite.scratch.text("x.reel") == text)
    }
    #expect(suite.scratch.text("pending/x.timeline") == nil)
  }

  @Test func `an included file that changes during the run is a change of its script`() throws {
    let suite = try HostileSuite()
    try suite.scratch.write("increase\n", to: "_part.reel")
    try suite.scratch.write(
      "@reactor hostile\n@golden none\n@case a\nempty _part.reel\n@case b\n@include _part.reel\n", to: "x.reel")
    #expect(try suite.run(["test"]).errors == "error: x.reel was changed while the suite was played\n")
  }

  @Test func `a case that plays as its golden is as good as one whose text is compared`() throws {
    let scratch = try ScratchDirectory()
    let script = "@reactor counter\n@case a\nincrease\n+1s\n@case b\ndecrease\n+1s\n@case c\nincrease\n? value == 2\n"
    try scratch.write(script, to: "x.reel")
    #expect(try BinaryUnderTest.run(["test", "--accept"], in: scratch.url).ending == .exit(1))
    #expect(
      try BinaryUnderTest.run(["test"], in: scratch.url).output
        == "FAIL x.reel > c  at 0ms: expected value == 2, but it is 1  x.reel:10\n"
        + "3 cases in 1 script: 2 passed, 1 failed\n")
    try scratch.replace("\n? value == 2", with: "", in: "x.reel")
    #expect(try BinaryUnderTest.run(["test", "--accept"], in: scratch.url).ending == .exit(0))
    // A case that differs has all of its frames, and the case behind it is still the same.
    try scratch.replace("decrease", with: "increase", in: "x.reel")
    #expect(
      try BinaryUnderTest.run(["test"], in: scratch.url).output
        == """
        FAIL x.reel > b                         2 differences and 3 echoes, first at 0ms
               0ms = {"value":0,"isLoading":false,"alertMessage":null}
        -      0ms > decrease
        +      0ms > increase                                                   x.reel:6
        accept: reel test --accept x.reel
        3 cases in 1 script: 2 passed, 1 failed

        """)
  }

  @Test func `a worker that is started by hand is an error`() throws {
    let outcome = try BinaryUnderTest.run(["worker-process"])
    #expect(outcome.errors == "error: 'worker-process' is what other subcommands start, and nobody else can\n")
    #expect(outcome.ending == .exit(2))
  }
}
