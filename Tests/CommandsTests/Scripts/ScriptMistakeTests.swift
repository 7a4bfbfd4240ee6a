import ActionScripts
import Testing
import Timelines

@testable import Commands

@Suite struct ScriptMistakeTests {
  private let range = SourceRange(line: 3, column: 1, length: 2)

  @Test func aDiagnosticKeepsItsPlaceAndItsText() {
    let diagnostic = Diagnostic("no", file: "x.reel", range: range, lineText: "ab")
    let mistake = ScriptMistake(diagnostic, in: "x.reel")
    #expect(mistake.message == "no")
    #expect(mistake.place == Record.Place(line: 3))
    #expect("\(mistake)" == "error: no\n --> x.reel:3:1\n3 | ab\n  | ^^")
    #expect(ScriptMistake(diagnostic, in: "y.reel").place == Record.Place(line: 3, file: "x.reel"))
  }

  @Test func withoutAPlaceThereIsATextAlone() {
    #expect("\(ScriptMistake("gone"))" == "error: gone")
    #expect(ScriptMistake("gone").place == nil)
    let placeless = Diagnostic("no", file: "x", range: .none, lineText: "")
    #expect(ScriptMistake(placeless, in: "x").place == nil)
  }
}
