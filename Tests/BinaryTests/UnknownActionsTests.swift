import TestSupport
import Testing

/// What exploring says where it does not know which actions there are.
@Suite(.runsFirst) struct UnknownActionsTests {
  @Test func `exploring without a known action is not to be trusted`() throws {
    let scratch = try ScratchDirectory()
    let tool = try CoProcess(
      ["explore", "-r", "secretive", "--runs", "20"], of: BinaryUnderTest.path(of: "HostileTool"),
      environment: BinaryUnderTest.scrubbedEnvironment, in: scratch.url)
    let outcome = try tool.finish()
    #expect(outcome.ending == .exit(2))
    #expect(
      outcome.errors
        == "error: no action of 'secretive' was sent, as its coding does not tell which there are; "
        + "name them where it is registered\n")
  }
}
