import ActionScripts
import ExactStrings
import Testing

@Suite struct DiagnosticTests {
  @Test(arguments: 1...4)
  func `a diagnostic holds the line of its place`(seed: UInt64) {
    var statements = WildStatements(seed: seed)
    let text = "increase\n" + (0..<500).map { _ in statements.next() }.joined(separator: "\n")
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.last == "\r" ? $0.dropLast() : $0) }
    let diagnostics = Script.parse(text, file: "x.reel").diagnostics
    #expect(diagnostics.count > 50, "too few errors to prove anything")
    for diagnostic in diagnostics {
      #expect(diagnostic.lineText == lines[diagnostic.range.line - 1])
    }
  }
}
