import TestSupport
import Testing

@Suite(.runsFirst) struct TimelineReaderTests {
  private func errors(of command: String...) throws -> String {
    let scratch = try ScratchDirectory()
    let outcome = try BinaryUnderTest.run(
      shell: "printf 'hello\\n' > notes.txt; printf 'reel-timeline 1\\n== x  y\\nhello\\n' > bad.timeline; "
        + "printf '@reactor counter\\nincrese\\n' > bad.reel; \"$0\" \(command.joined(separator: " "))",
      in: scratch.url)
    #expect(outcome.ending == .exit(2))
    #expect(outcome.output == "")
    return outcome.errors
  }

  @Test func `a file that is neither a timeline nor a script is refused by its name`() throws {
    #expect(
      try errors(of: "show", "notes.txt")
        == "error: notes.txt is neither a timeline nor a script: scripts are named *.reel\n")
  }

  @Test func `a timeline that cannot be read is refused with the line that is wrong`() throws {
    #expect(try errors(of: "show", "bad.timeline").hasPrefix("error: bad.timeline: line 3: "))
    #expect(try errors(of: "diff", "bad.timeline", "bad.timeline").hasPrefix("error: bad.timeline: line 3: "))
  }

  @Test(.whereTypesTell)
  func `a script in the place of a timeline that cannot be played shows its mistake`() throws {
    #expect(try errors(of: "show", "bad.reel").hasPrefix("error: unknown action 'increse'\n --> bad.reel:2:1\n"))
  }

  @Test func `a timeline that does not exist is an error`() throws {
    #expect(try errors(of: "show", "none.timeline") == "error: cannot read 'none.timeline': no such file\n")
  }
}
