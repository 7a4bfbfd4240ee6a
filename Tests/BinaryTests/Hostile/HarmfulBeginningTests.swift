import TestSupport
import Testing

/// The messages of `reel explore` about a script that takes too long or whose worker gives an unreadable answer.
@Suite(.runsFirst) struct HarmfulBeginningTests {
  @Test func `exploring says which script took too long, and goes on with the others`() throws {
    let suite = try HostileSuite()
    try suite.scratch.write("@reactor hostile\nloop\n", to: "endless.reel")
    try suite.scratch.write("@reactor hostile\nincrease\n&drop\n", to: "dropped.reel")
    let outcome = try suite.run(["explore", "endless.reel", "dropped.reel", "--runs", "1", "--timeout", "1s"])
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

  @Test func `exploring ends where an answer cannot be read`() throws {
    let suite = try HostileSuite()
    try suite.scratch.write("@reactor hostile\nanswer\n", to: "x.reel")
    let outcome = try suite.run(["explore", "x.reel", "--runs", "1"])
    #expect(outcome.ending == .exit(2))
    #expect(
      outcome.errors
        == "error: x.reel: an answer of a worker process cannot be read: "
        + "its reactor may have written to a file of the tool\n")
    #expect(outcome.output == "")
  }
}
