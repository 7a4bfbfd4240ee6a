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
      name.value, value, inCase: cases.haveBegun, unused: unusedVariable(name, source))
  }

  func unusedVariable(_ name: Located<String>, _ source: any StatementSource) -> Diagnostic {
    source.diagnostic(
      "variable '\(name.value)' is never used", at: name.range, note: "use it as ${\(name.value)}, or take it out")
  }

  func include(
    _ path: Located<String>, _ arguments: [LabelledValue], _ source: any StatementSource
  ) throws(Diagnostic) {
    let (name, content) = try steps.read(path, source)
    if name == steps.script || steps.includes.contains(name) {
      let chain = ([steps.script ?? "-"] + steps.includes).drop { $0 != name } + [name]
      throw source.diagnostic(
        "this include leads back to itself", at: path.range, note: chain.joined(separator: " -> "))
    }
    let parsed = Script.parse(content, file: name)
    for diagnostic in parsed.diagnostics { report(diagnostic) }
    steps.includes.append(name)
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
}
