import TestSupport
import Testing

@Suite(.runsFirst) struct ForgottenCasesTests {
  private static let note = "note: the registration of 'forgetful' does not name: lose, drop\n"

  @Test(.whereTypesTell)
  func `run notes once which cases a registration does not name`() throws {
    let suite = try HostileSuite()
    try suite.scratch.write("@reactor forgetful\n@case a\nkeep\n@case b\nkeep\n", to: "x.reel")
    let run = try suite.run(["run", "x.reel", "x.reel"])
    #expect(run.errors == Self.note)
    #expect(run.ending == .exit(0))
    #expect(try suite.run(["run", "-r", "forgetful"], input: "keep\n").errors == Self.note)
  }

  @Test(.whereTypesTell)
  func `test notes once which cases the registrations of the reactors that it plays do not name`() throws {
    let suite = try HostileSuite()
    try suite.scratch.write("@reactor forgetful\n@golden none\n@case a\nkeep\n@case b\nkeep\n", to: "x.reel")
    try suite.writeGood("y")
    #expect(try suite.run(["test"]).errors == Self.note)
    #expect(try suite.run(["test", "y.reel"]).errors == "")
  }
}
