import TestSupport
import Testing

/// The names and texts of changes with any content.
@Suite(.runsFirst) struct ReviewItemTests {
  @Test func `line breaks in the names of files are escaped in the list of changes`() throws {
    let scratch = try ScratchDirectory()
    try scratch.write("@reactor counter\n@case a  b\nincrease\n", to: "x\n.reel")
    let outcome = try BinaryUnderTest.run(["review"], in: scratch.url)
    #expect(outcome.output == #"new       x\n.timeline > a  b"# + "\n1 open: reel review --accept\n")
    #expect(outcome.ending == .exit(1))
  }

  @Test func `control characters in the name of a golden that cannot be read are escaped`() throws {
    let scratch = try ScratchDirectory()
    try scratch.write("@reactor counter\n", to: "\u{1b}.reel")
    try scratch.write("", to: "\u{1b}.timeline/x")
    let outcome = try BinaryUnderTest.run(["review"], in: scratch.url)
    #expect(outcome.errors == #"error: cannot read '\u001b.timeline': Is a directory"# + "\n")
  }

  @Test func `a change of times alone is named as such`() throws {
    let scratch = try ScratchDirectory()
    try scratch.write("@reactor counter delay=5ms\nincrease\n", to: "x.reel")
    _ = try BinaryUnderTest.run(["test", "--accept"], in: scratch.url)
    try scratch.write("@reactor counter delay=7ms\nincrease\n", to: "x.reel")
    let outcome = try BinaryUnderTest.run(["review"], in: scratch.url)
    #expect(outcome.output.hasPrefix("changed   x.timeline  right order, wrong time: "))
  }

  @Test func `escape sequences in a golden are escaped on the screen`() throws {
    let scratch = try ScratchDirectory()
    try scratch.write("@reactor counter\n", to: "x.reel")
    try scratch.write("\u{1b}[31m\u{202e}\n", to: "x.timeline")
    let process = try TerminalProcess(["review", "--color", "never"], in: scratch)
    #expect(try process.wait(for: "q quit ").contains(#"-\u001b[31m\u202e"# + "\r\n"))
  }
}
