import TestSupport
import Testing

/// What exploring says of a script that takes too long in real time by itself.
@Suite struct EndlessBeginningTests {
  @Test func `exploring says which script took too long, and goes on with the others`() throws {
    let scratch = try ScratchDirectory()
    try scratch.write("@reactor hostile\nloop\n", to: "endless.reel")
    try scratch.write("@reactor hostile\nincrease\n&drop\n", to: "dropped.reel")
    let tool = try CoProcess(
      ["explore", "endless.reel", "dropped.reel", "--runs", "1", "--timeout", "1s"],
      of: BinaryUnderTest.path(of: "HostileTool"), environment: BinaryUnderTest.scrubbedEnvironment, in: scratch.url)
    let outcome = try tool.finish()
    #expect(outcome.ending == .exit(2))
    #expect(
      outcome.errors == """
        error: a worker process ended before its first run: timed out after 1s
         --> endless.reel:2
        2 | loop
        error: dropped.reel: nothing could be done with 'hostile': '&drop' stands before

        """)
    #expect(outcome.output == "")
  }
}
