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
    tellingIncludes(
      of: source.diagnostic(
        "variable '\(name.value)' is never used", at: name.range, note: "use it as ${\(name.value)}, or take it out"))
  }

  func include(
    _ path: Located<String>, _ arguments: [LabelledValue], _ source: any StatementSource
  ) throws(Diagnostic) {
    let (name, content) = try steps.read(path, source)
    if name == steps.script || steps.includes.contains(where: { $0.name == name }) {
      let chain = ([steps.script ?? "-"] + steps.includes.map(\.name)).drop { $0 != name } + [name]
      throw source.diagnostic(
        "this include leads back to itself", at: path.range, note: chain.joined(separator: " -> "))
    }
    let parsed = Script.parse(content, file: name)
    steps.includes.append(IncludedFile(name: name, place: steps.place(of: path.range)))
    for diagnostic in parsed.diagnostics { reportUnreadable(diagnostic) }
    variables.openInclude(
      arguments.map { argument in
        (
          argument.label.value,
          Variables.Variable(value: argument.value.value, unused: unusedVariable(argument.label, source))
        )
      })
    for statement in parsed.script.statements { compile(statement, from: parsed.source) }
    variables.closeInclude()
    steps.includes.removeLast()
  }

  /// Returns a mistake with the lines that include its file, the innermost first.
  func tellingIncludes(of mistake: Diagnostic) -> Diagnostic {
    guard let index = steps.includes.lastIndex(where: { $0.name == mistake.file }) else { return mistake }
    var mistake = mistake
    mistake.includedAt = steps.includes[...index].reversed().map { $0.place.text(in: steps.script ?? "-") }
      .joined(separator: ", ")
    return mistake
  }

  /// Reports a line that cannot be read. The variable that it seems to declare is not unknown from then on.
  func reportUnreadable(_ mistake: Diagnostic) {
    cases.mayMissStatement = true
    let words = mistake.lineText.split { " \t=".contains($0) }
    if words.count > 1, ["@let", "@each"].contains(words[0]) {
      variables.declareFaulty(String(words[1]), inCase: cases.haveBegun)
    }
    report(mistake)
  }
}
