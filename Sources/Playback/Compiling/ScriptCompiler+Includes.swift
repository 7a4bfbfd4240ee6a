import ActionScripts
import ExactStrings
import Timelines

/// A file that is being included, and the line that includes it.
struct IncludedFile {
  let name: String
  let place: Record.Place
}

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
      name.value, value, inCase: cases.haveBegun, unused: unusedVariable(name, source))
  }

  func unusedVariable(_ name: Located<String>, _ source: any StatementSource) -> Diagnostic {
    source.diagnostic(
      "variable '\(name.value)' is never used", at: name.range, note: "use it as ${\(name.value)}, or take it out")
  }

  /// Compiles the statements of a file in the place of the line that includes it.
  /// - Parameter faulty: The arguments with values that are not known, because of mistakes above the line.
  func include(
    _ path: Located<String>, _ arguments: [LabelledValue], _ source: any StatementSource, faulty: [String] = []
  ) throws(Diagnostic) {
    let (name, content) = try steps.read(path, source)
    if name == steps.script || steps.includes.contains(where: { $0.name == name }) {
      let chain = ([steps.script ?? "-"] + steps.includes.map(\.name)).drop { $0 != name } + [name]
      throw source.diagnostic(
        "this include leads back to itself", at: path.range, note: chain.joined(separator: " -> "))
    }
    steps.includes.append(IncludedFile(name: name, place: steps.place(of: path.range)))
    variables.openInclude(
      arguments.map { argument in
        let isFaulty = faulty.contains { $0 == argument.label.value }
        let unused = isFaulty ? nil : unusedVariable(argument.label, source)
        return (argument.label.value, Variables.Variable(value: argument.value.value, unused: unused))
      })
    let places = steps.includes.reversed().map { $0.place.text(in: steps.script ?? "-") }
    let text = IncludedText(
      text: SourceText(file: name, bytes: content[...]), includedAt: places.joined(separator: ", "))
    ReadingCompiler(ScriptReader(file: name), self, of: text).compileAll(content)
    variables.closeInclude()
    steps.includes.removeLast()
  }

  /// Reports a line that cannot be read. The lines that use the variable that it seems to declare are not reported as
  /// well.
  func reportUnreadable(_ mistake: Diagnostic) {
    cases.mayMissStatement = true
    let words = mistake.lineText.split { " \t=".contains($0) }
    if words.count > 1, ["@let", "@each"].contains(words[0]) {
      variables.declareFaulty(String(words[1]), inCase: cases.haveBegun)
    }
    report(mistake)
  }
}

/// The text of a file that is included, and the lines that include it, the innermost first.
private struct IncludedText: StatementSource {
  let text: SourceText
  let includedAt: String

  func diagnostic(_ message: String, at range: SourceRange, note: String?) -> Diagnostic {
    var diagnostic = text.diagnostic(message, at: range, note: note)
    diagnostic.includedAt = includedAt
    return diagnostic
  }

  func keeping(_ statement: Statement) -> any StatementSource { self }
}
