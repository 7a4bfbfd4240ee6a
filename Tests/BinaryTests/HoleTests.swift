import Foundation
import TestSupport
import Testing

/// Holes in expectations: `test --accept` fills them, and touches nothing else.
@Suite(.runsFirst) struct HoleTests {
  @Test func `accepting fills the holes of a script and keeps every other byte`() throws {
    let scratch = try ScratchDirectory()
    let script = """
      @reactor   counter delay=5ms\r
        increase   # first
      +idle
      ?  value ==   _   # what comes out
      ? alertMessage == _\r
      ? {"isLoading":false}

      """
    try scratch.write(script, to: "x.reel")
    let before = try BinaryUnderTest.run(["test", "x.reel"], in: scratch.url)
    #expect(before.output.hasPrefix("FAIL x.reel  at 5ms: value == _ is a hole: the value is 1  x.reel:4\n"))
    #expect(before.ending == .exit(1))
    #expect(scratch.text("x.reel") == script)

    let accepted = try BinaryUnderTest.run(["test", "--accept", "x.reel"], in: scratch.url)
    #expect(accepted.output == "filled x.reel\naccepted x.timeline\n1 case in 1 script: 1 passed\n")
    #expect(accepted.ending == .exit(0))
    #expect(
      scratch.text("x.reel")
        == script.replacing("==   _ ", with: "==   1 ").replacing("== _\r\n", with: "== \"increased!\"\r\n"))
    #expect(try BinaryUnderTest.run(["test"], in: scratch.url).ending == .exit(0))
  }

  @Test func `a hole for which there is no value stays, and no golden is written`() throws {
    let scratch = try ScratchDirectory()
    let script = "@reactor repo-search\n? repos.0 == _\n"
    try scratch.write(script, to: "x.reel")
    let outcome = try BinaryUnderTest.run(["test", "--accept"], in: scratch.url)
    #expect(
      outcome.output == """
        FAIL x.reel  at 0ms: repos.0 == _ is a hole, and there is no value for it  x.reel:2
        1 case in 1 script: 1 failed

        """)
    #expect(outcome.ending == .exit(1))
    #expect(scratch.text("x.reel") == script)
    #expect(scratch.text("x.timeline") == nil)
  }

  @Test func `a hole in a script in JSON stays`() throws {
    let scratch = try ScratchDirectory()
    let script = #"[{"reactor":"counter"},{"expect":"value == _"}]"# + "\n"
    try scratch.write(script, to: "x.reel.json")
    #expect(try BinaryUnderTest.run(["test", "--accept"], in: scratch.url).ending == .exit(1))
    #expect(scratch.text("x.reel.json") == script)
  }

  @Test func `a hole in a script from standard input stays, and it is said why`() throws {
    let scratch = try ScratchDirectory()
    let outcome = try BinaryUnderTest.run(
      ["test", "--golden", "g.timeline", "--accept", "-"], input: "@reactor counter\n? value == _\n", in: scratch.url)
    #expect(
      outcome.output == """
        FAIL -  at 0ms: value == _ is a hole: the value is 0; standard input is not filled in  -:2
        1 case in 1 script: 1 failed

        """)
    #expect(outcome.ending == .exit(1))
  }
}
