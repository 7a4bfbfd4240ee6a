import ActionScripts
import ExactStrings
import Testing

@Suite struct DiagnosticRenderingTests {
  private func rendered(
    _ line: String, column: Int, length: Int, number: Int = 6, file: String = "search.reel", note: String? = nil
  ) -> String {
    let range = SourceRange(line: number, column: column, length: length)
    return Diagnostic("no", file: file, range: range, lineText: line, note: note).description
  }

  @Test func `a diagnostic shows its message, its place, the line and a caret with the note`() {
    let parsed = Script.parse("\n\n\n\n\nupdateQery React\n", file: "search.reel")
    let range = SourceRange(line: 6, column: 1, length: 10)
    let note = Suggestion.note(
      for: "updateQery", in: ["loadNextPage", "updateQuery"], heading: "this reactor has")
    #expect(
      parsed.source.diagnostic("unknown action 'updateQery'", at: range, note: note).description == """
        error: unknown action 'updateQery'
         --> search.reel:6:1
        6 | updateQery React
          | ^^^^^^^^^^ did you mean 'updateQuery'? this reactor has: loadNextPage, updateQuery
        """)
  }

  @Test func `without a file there is the message alone, as long as it is`() {
    #expect(Diagnostic("gone").description == "error: gone")
    let long = String(repeating: "x", count: 300)
    #expect(Diagnostic(long).description == "error: \(long)")
  }

  @Test func `the gutter is as wide as the number of the line`() {
    #expect(
      rendered("ab", column: 2, length: 1, number: 120) == """
        error: no
           --> search.reel:120:2
        120 | ab
            |  ^
        """)
  }

  @Test func `tabs reach to columns that four divides`() {
    #expect(
      rendered("\ta\tb", column: 4, length: 1) == """
        error: no
         --> search.reel:6:4
        6 |     a   b
          |         ^
        """)
  }

  @Test func `wide, narrow and combining characters keep the caret right`() {
    #expect(
      rendered("日本 e\u{301}é x", column: 4, length: 3) == """
        error: no
         --> search.reel:6:4
        6 | 日本 e\u{301}é x
          |      ^^
        """)
    #expect(
      rendered("日本", column: 1, length: 2) == """
        error: no
         --> search.reel:6:1
        6 | 日本
          | ^^^^
        """)
    #expect(
      rendered("😀 ｆ", column: 3, length: 1) == """
        error: no
         --> search.reel:6:3
        6 | 😀 ｆ
          |    ^^
        """)
  }

  @Test func `controls and bidirectional marks are shown as escape sequences, quotes and backslashes as they are`() {
    #expect(
      rendered("a\u{1B}[0m\u{202E}\"\\", column: 6, length: 1, file: "x\u{1B}.reel", note: "\u{7}") == #"""
        error: no
         --> x\u001b.reel:6:6
        6 | a\u001b[0m\u202e"\
          |           ^^^^^^ \u0007
        """#)
  }

  @Test func `of a long line the part around the caret is shown`() {
    let line = String(repeating: "a", count: 500) + "BAD" + String(repeating: "c", count: 500)
    let lines = rendered(line, column: 501, length: 3).split(separator: "\n")
    #expect(
      lines[2] == "6 | ..." + String(repeating: "a", count: 66) + "BAD" + String(repeating: "c", count: 131) + "...")
    #expect(lines[3] == "  | " + String(repeating: " ", count: 69) + "^^^")
    let start = rendered(line, column: 1, length: 500).split(separator: "\n")
    #expect(start[2] == "6 | " + String(repeating: "a", count: 200) + "...")
    #expect(start[3] == "  | " + String(repeating: "^", count: 200))
    let end = rendered(line, column: 1004, length: 1).split(separator: "\n")
    #expect(end[2] == "6 | ..." + String(repeating: "c", count: 200))
    #expect(end[3] == "  | " + String(repeating: " ", count: 203) + "^")
  }

  @Test func `long texts in a message are cut`() {
    let message = Script.parse(String(repeating: "é", count: 100) + "!", file: "x").diagnostics.first?.message
    #expect(message == "'\(String(repeating: "é", count: 57))...' is not the name of an action")
  }

  @Test func `without a place there is no line, and without a column no caret`() {
    #expect(
      Diagnostic("no", file: "a.reel", range: .none, lineText: "", note: "do this").description == """
        error: no
         --> a.reel
          = do this
        """)
    #expect(Diagnostic("no", file: "a.reel", range: .none, lineText: "").description == "error: no\n --> a.reel")
    let line = SourceRange(line: 7, column: 0, length: 0)
    #expect(Diagnostic("no", file: "a.reel", range: line, lineText: "").description == "error: no\n --> a.reel:7")
    #expect(rendered("increase", column: 0, length: 0) == "error: no\n --> search.reel:6\n6 | increase")
    #expect(rendered("", column: 1, length: 1) == "error: no\n --> search.reel:6:1\n6 |\n  | ^")
  }

  @Test func `a byte that is not UTF-8 is named by its offset`() {
    let bytes = Array("\u{FEFF}increase\nfollow ".utf8) + [0xE9, 0x74]
    #expect(
      Script.parse(bytes, file: "x.reel").diagnostics.map(\.description) == [
        """
        error: byte 0xE9 at offset 19 is not UTF-8
         --> x.reel:2:8
        2 | follow \u{FFFD}t
          |        ^ scripts are UTF-8
        """
      ])
  }

  @Test func `a blank that is no space is shown by its number, in the message and in the line`() {
    let diagnostic = Diagnostic(
      "'a\u{a0}b' is not a name", file: "x.reel", range: SourceRange(line: 1, column: 2, length: 1),
      lineText: "a\u{a0}b\u{3000} c")
    #expect(
      diagnostic.description == #"""
        error: 'a\u00a0b' is not a name
         --> x.reel:1:2
        1 | a\u00a0b\u3000 c
          |  ^^^^^^
        """#)
  }
}
