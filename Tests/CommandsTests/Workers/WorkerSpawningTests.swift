import TestSupport
import Testing

@Suite struct WorkerSpawningTests {
  @Test func aFileThatTheToolWasStartedWithIsOutOfReach() throws {
    let suite = try HostileSuite()
    try suite.write("answer", to: "x.reel")
    let outcome = try BinaryUnderTest.run(
      shell: "\"$(dirname \"$0\")/HostileTool\" test -q 7>kept 29>also-kept", in: suite.scratch.url)
    #expect(outcome.output == "FAIL x.reel  at 0ms: wrote where only the tool may\n")
    #expect(suite.scratch.text("kept") == "")
    #expect(suite.scratch.text("also-kept") == "")
  }

  @Test func aWorkerThatIsEndedBeforeItDidAnythingIsReplaced() throws {
    let suite = try HostileSuite()
    try suite.writeGood("x")
    let outcome = try suite.run(["test"], adding: ["HOSTILE_START": "once"])
    #expect(outcome.output == "1 case in 1 script: 1 passed\n")
    #expect(outcome.errors == "")
  }

  @Test func aWorkerThatNeverBeginsEndsTheRun() throws {
    let suite = try HostileSuite()
    try suite.writeGood("x")
    let outcome = try suite.run(["test"], adding: ["HOSTILE_START": "1"])
    #expect(outcome.errors == "error: a worker process ended before it did anything: exited with code 9\n")
    #expect(outcome.ending == .exit(2))
  }
}
