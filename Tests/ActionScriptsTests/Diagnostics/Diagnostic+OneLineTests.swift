import ActionScripts
import TestSupport
import Testing

@Suite struct DiagnosticOneLineTests {
  private let range = SourceRange(line: 2, column: 3, length: 4)

  @Test func `one line has the place, the length of what is underlined, the message and the note`() {
    #expect(
      Diagnostic("no", file: "x.reel", range: range, lineText: "", note: "do this").oneLine == "2:3+4 no | do this")
  }

  @Test func `a part that a diagnostic does not have is left out`() {
    #expect(Diagnostic("no", file: "x.reel", range: range, lineText: "").oneLine == "2:3+4 no")
    let line = SourceRange(line: 2, column: 0, length: 0)
    #expect(Diagnostic("no", file: "x.reel", range: line, lineText: "").oneLine == "2 no")
    #expect(Diagnostic("no", file: "x.reel", range: .none, lineText: "", note: "do this").oneLine == "no | do this")
    #expect(Diagnostic("no").oneLine == "no")
  }

  @Test func `a file of another name, and the lines that include it, are named`() {
    var diagnostic = Diagnostic("no", file: "_a.reel", range: range, lineText: "", note: "do this")
    #expect(diagnostic.oneLine == "_a.reel:2:3+4 no | do this")
    diagnostic.includedAt = "x.reel:5"
    #expect(diagnostic.oneLine == "_a.reel:2:3+4 no | do this | included at x.reel:5")
  }
}
