import TestSupport
import Testing

/// The parts of a played script that may become golden, and the parts of the golden that stay.
@Suite(.runsFirst) struct PlayedScriptProposalTests {
  @Test func `a pending golden replaces only the sections of the cases that were played`() throws {
    let suite = try ReviewedSuite()
    let test = try BinaryUnderTest.run(["test", "--pending", ".p", "-k", "up", "x.reel"], in: suite.scratch.url)
    #expect(test.ending == .exit(1))
    #expect(
      suite.scratch.text(".p/x.timeline") == "reel-timeline 1\n"
        + ReviewedSuite.section("up", ["increase", "increase"]) + ReviewedSuite.section("gone", [])
        + ReviewedSuite.section("same", ["increase"]))
  }

  @Test func `a case that fails keeps its old section in a pending golden`() throws {
    let suite = try ReviewedSuite()
    try suite.scratch.write(
      ReviewedSuite.script.replacing("@case down", with: "? value == 9\n@case down"), to: "x.reel")
    _ = try BinaryUnderTest.run(["test", "--pending", ".p", "x.reel"], in: suite.scratch.url)
    #expect(
      suite.scratch.text(".p/x.timeline") == "reel-timeline 1\n" + ReviewedSuite.section("up", ["increase"])
        + ReviewedSuite.section("down", ["decrease"]) + ReviewedSuite.section("same", ["increase"]))
  }

  @Test func `a script without an acceptable case has no pending golden`() throws {
    let scratch = try ScratchDirectory()
    try scratch.write("@reactor counter\n? value == 9\n", to: "x.reel")
    let test = try BinaryUnderTest.run(["test", "--pending", ".p"], in: scratch.url)
    #expect(!test.output.contains("pending"))
    #expect(scratch.text(".p/x.timeline") == nil)
  }
}
