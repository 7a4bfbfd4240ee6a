import ActionScripts
import Testing
import Timelines

@testable import Commands

@Suite struct DiagnosticPlaceTests {
  @Test func `the place of a diagnostic names a file only if the line stands in another file than the script`() {
    let diagnostic = Diagnostic(
      "no", file: "x.reel", range: SourceRange(line: 3, column: 1, length: 2), lineText: "ab")
    #expect(diagnostic.place(in: "x.reel") == Record.Place(line: 3))
    #expect(diagnostic.place(in: "y.reel") == Record.Place(line: 3, file: "x.reel"))
  }

  @Test func `a diagnostic that blames no line has no place`() {
    #expect(Diagnostic("no", file: "x", range: .none, lineText: "").place(in: "x") == nil)
    #expect(Diagnostic("gone").place(in: "x") == nil)
  }
}
