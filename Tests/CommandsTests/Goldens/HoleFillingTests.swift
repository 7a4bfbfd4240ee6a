import TestSupport
import Testing

/// Which bytes of a script `test --accept` replaces.
@Suite(.runsFirst) struct HoleFillingTests {
  /// The script after its holes were filled.
  private func filled(_ script: String, including fragment: String = "") throws -> String? {
    let scratch = try ScratchDirectory()
    try scratch.write(script, to: "x.reel")
    try scratch.write(fragment, to: "_more.reel")
    _ = try BinaryUnderTest.run(["test", "--accept", "x.reel"], in: scratch.url)
    if !fragment.isEmpty { #expect(scratch.text("_more.reel") == fragment) }
    return scratch.text("x.reel")
  }

  @Test(arguments: [
    ("? value == _", "? value == 1"),
    ("  ?\tvalue ==  _  ", "  ?\tvalue ==  1  "),
    ("? value == _ # _", "? value == 1 # _"),
    ("? value ==\t_", "? value ==\t1"),
    ("?\tvalue\t==\t_\t# _", "?\tvalue\t==\t1\t# _"),
    ("? value == _\r", "? value == 1\r"),
    ("? $frames == _", "? $frames == 3"),
    ("? isLoading == _", "? isLoading == false"),
    ("? alertMessage == _", "? alertMessage == null"),
    ("? . == _", #"? . == {"value":1,"isLoading":false,"alertMessage":null}"#),
    ("? value == 1 # == _", "? value == 1 # == _"),
  ])
  func `filling a hole keeps blanks, comments and line ends of its line`(line: String, filledLine: String) throws {
    #expect(
      try filled("@reactor counter\nincrease\n\(line)\n") == "@reactor counter\nincrease\n\(filledLine)\n")
  }

  @Test func `every hole of a script is filled, and a missing last line break stays missing`() throws {
    #expect(
      try filled("@reactor counter\n? value == _\nincrease\n? value == _")
        == "@reactor counter\n? value == 0\nincrease\n? value == 1")
  }

  @Test func `holes of included files stay`() throws {
    let script = "@reactor counter\nincrease\n@include _more.reel\n"
    #expect(try filled(script, including: "? isLoading == false\n? isLoading == false\n? value == _\n") == script)
  }

  @Test func `a hole with another value in each repetition of the case stays`() throws {
    let script = """
      @reactor repo-search
      @each q = "a", "b"
      ! search hang
      updateQuery ${q}
      ? query == _
      ? isLoadingNextPage == _

      """
    #expect(try filled(script) == script.replacing("isLoadingNextPage == _", with: "isLoadingNextPage == false"))
  }

  @Test func `a value that looks like a variable is written with its escape`() throws {
    #expect(
      try filled("@reactor repo-search\n! search hang\nupdateQuery \"$${a}\"\n? query == _\n")
        == "@reactor repo-search\n! search hang\nupdateQuery \"$${a}\"\n? query == \"$${a}\"\n")
  }
}
