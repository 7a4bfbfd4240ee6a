import ActionScripts
import Testing
import Timelines

@testable import Commands

@Suite struct DiagnosticPlaceTests {
  @Test func `a line of the script itself has no file, one of another file has it`() {
    let diagnostic = Diagnostic(
      "no", file: "x.reel", range: SourceRange(line: 3, column: 1, length: 2), lineText: "ab")
    #expect(diagnostic.place(in: "x.reel") == Record.Place(line: 3))
    #expect(diagnostic.place(in: "y.reel") == Record.Place(line: 3, file: "x.reel"))
  }

  @Test func `where no line is to blame there is no place`() {
    #expect(Diagnostic("no", file: "x", range: .none, lineText: "").place(in: "x") == nil)
    #expect(Diagnostic("gone").place(in: "x") == nil)
  }
}
