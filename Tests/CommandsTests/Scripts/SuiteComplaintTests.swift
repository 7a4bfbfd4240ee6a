import TestSupport
import Testing

/// Scripts that cannot be played are printed and reported.
@Suite(.runsFirst) struct SuiteComplaintTests {
  @Test func `scripts that are missing, or share a golden, are the first errors of a report`() throws {
    let suite = try JudgedSuite()
    try suite.scratch.write("[]", to: "f/x.reel.json")
    try suite.scratch.write("", to: "f/x.reel")
    let outcome = try suite.test("--report", "jsonl", "a.reel", "none.reel", "f")
    #expect(
      outcome.output.hasPrefix(
        """
        {"type":"case","script":"none.reel","case":null,"outcome":"error","golden":null}
        {"type":"case","script":"f/x.reel","case":null,"outcome":"error","golden":null}
        {"type":"case","script":"a.reel","case":null,"outcome":"pass","golden":"a.timeline"}

        """))
    #expect(
      outcome.errors == """
        error: cannot read 'none.reel': no such file
        error: f/x.timeline is the golden of both 'f/x.reel' and 'f/x.reel.json': rename one of them

        """)
    #expect(outcome.ending == .exit(2))
  }
}
