import ActionScripts
import ExactStrings

extension ScriptCompiler {
  /// The limit for the size of a variable, in bytes and values: variables that are made of variables grow quickly.
  private static let longestVariable = 1 << 20

  func declare(_ name: Located<String>, _ value: ScriptValue, _ source: any StatementSource) {
    var value = variables.takeGiven(name.value) ?? value
    if value.isLarger(than: Self.longestVariable) {
      report(
        source.diagnostic(
          "variable '\(name.value)' holds more than 1 MiB", at: name.range,
          note: "a reply can come from a file instead: reply @page.json"))
      value = .null
    }
    variables.declare(
      name.value, value, inCase: cases.haveBegun, isOffered: !steps.includes.isEmpty,
      unused: unusedVariable(name, source))
  }

  func unusedVariable(_ name: Located<String>, _ source: any StatementSource) -> Diagnostic {
    source.diagnostic(
      "variable '\(name.value)' is never used", at: name.range, note: "use it as ${\(name.value)}, or take it out")
  }

  /// Reports a line that cannot be read. The lines that use the variable that it seems to declare are not reported as
  /// well.
  func reportUnreadable(_ mistake: Diagnostic) {
    cases.mayMissStatement = true
    if let name = mistake.declaredName { variables.declareFaulty(name, inCase: cases.haveBegun) }
    report(mistake)
  }
}

extension Diagnostic {
  /// The variable that the unreadable statement seems to declare; nil where it seems to declare none. A line of JSON
  /// may have several statements, the last one up to the mistake.
  fileprivate var declaredName: String? {
    guard isInJSON else {
      let words = lineText.split { " \t=".contains($0) }
      return words.count > 1 && ["@let", "@each"].contains(words[0]) ? String(words[1]) : nil
    }
    let text = lineText.unicodeScalars.prefix(max(range.column - lineTextColumn + range.length, 0))
    let words = text.split { " \t{}[]:,\"".unicodeScalars.contains($0) }.map(String.init)
    let word = words.lastIndex { $0 == "let" || $0 == "each" }
    return word.flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
  }
}
