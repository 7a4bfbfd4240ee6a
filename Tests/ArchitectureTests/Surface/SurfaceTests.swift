import Testing

@Suite struct SurfaceTests {
  @Test func everyPublicSymbolHasATest() {
    record(Surface.current.untested, as: "no test speaks of these symbols")
  }

  @Test func everyPublicSymbolHasADocumentationComment() {
    record(Surface.current.undocumented, as: "no comment documents these symbols")
  }

  private func record(_ symbols: [PublicSymbol], as complaint: String) {
    if symbols.isEmpty { return }
    let lines = symbols.map { "\($0.file):\($0.line): \($0.title)\($0.labels)" }
    Issue.record("\(complaint):\n\(lines.joined(separator: "\n"))")
  }
}
