import TestSupport
import Testing

@Suite(.runsFirst) struct WorkerSpawningTests {
  @Test func `files that the tool was started with are out of a reactor's reach`() throws {
    let suite = try HostileSuite()
    try suite.write("answer", to: "x.reel")
    let outcome = try BinaryUnderTest.run(
      shell: "\"$0\" test -q 7>kept 29>also-kept", of: HostileSuite.tool,
      in: suite.scratch.url)
    #expect(outcome.output == "FAIL x.reel  at 0ms: wrote to a file of the tool\n")
    #expect(suite.scratch.text("kept") == "")
    #expect(suite.scratch.text("also-kept") == "")
  }

  @Test func `crashes and limits are told although the tool was started with their signals ignored`() throws {
    let suite = try HostileSuite()
    try suite.scratch.write("@reactor hostile\nabort\n", to: "a.reel")
    try suite.scratch.write("@reactor hostile\nprintForEver\n", to: "b.reel")
    let outcome = try BinaryUnderTest.run(
      shell: "trap '' CHLD XFSZ; exec \"$0\" test --memory 64MiB", of: HostileSuite.tool,
      in: suite.scratch.url)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.contains("FAIL a.reel  at 0ms: crashed: SIGABRT (abort)  a.reel:2"))
    #expect(lines.contains("FAIL b.reel  at 0ms: wrote more than 64MiB  b.reel:2"))
  }

  @Test func `an environment variable that is not UTF-8 reaches the reactors`() throws {
    let suite = try HostileSuite()
    try suite.scratch.write("@reactor hostile\n@golden none\nmeasure \"ODD\"\n", to: "x.reel")
    let outcome = try BinaryUnderTest.run(
      shell: "ODD=$'\\377' \"$0\" test", of: HostileSuite.tool,
      in: suite.scratch.url)
    #expect(outcome.errors == "1\n")
    #expect(outcome.ending == .exit(0))
  }

  @Test func `a worker that ends before it did anything is replaced`() throws {
    let suite = try HostileSuite()
    try suite.writeGood("x")
    let outcome = try suite.run(["test"], adding: ["HOSTILE_START": "once"])
    #expect(outcome.output == "1 case in 1 script: 1 passed\n")
    #expect(outcome.errors == "")
  }

  @Test func `a worker that never begins ends the run with an error`() throws {
    let suite = try HostileSuite()
    try suite.writeGood("x")
    let outcome = try suite.run(["test"], adding: ["HOSTILE_START": "1"])
    #expect(outcome.errors == "error: a worker process ended before it did anything: exited with code 9\n")
    #expect(outcome.ending == .exit(2))
  }
}
