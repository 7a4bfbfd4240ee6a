import TestSupport
import Testing

/// What exploring says where it does not know which actions there are.
@Suite(.runsFirst) struct UnknownActionsTests {
  @Test func `exploring without a known action is not to be trusted`() throws {
    let outcome = try HostileSuite().run(["explore", "-r", "secretive", "--runs", "20"])
    #expect(outcome.ending == .exit(2))
    #expect(
      outcome.errors
        == "error: no action of 'secretive' was sent, as its coding does not tell which there are; "
        + "name them where it is registered\n")
  }
}
