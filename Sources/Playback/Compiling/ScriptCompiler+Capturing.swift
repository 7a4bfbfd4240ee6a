import ActionScripts
import ExactStrings
import JSONValues
import Timelines

extension ScriptCompiler {
  /// Declares a variable whose value is looked up while the case plays.
  func capture(
    _ name: Located<String>, _ path: Located<Path>, _ source: any StatementSource, _ place: Record.Place
  ) throws(Diagnostic) {
    if options.variables.contains(where: { $0.name == name.value }) { return declare(name, .null, source) }
    var within = path
    if within.value.segments.starts(with: ["state"]) { within.value = Path(Array(path.value.segments.dropFirst())) }
    let found = try check(.exists(within), source, at: path.range, place)
    // A text that is valid as a value, a duration and a word stands in until there is a value.
    variables.declare(
      name.value, .string("1ms"), inCase: true, isLate: true, unused: unusedVariable(name, source))
    if draft.isPlayable { output(.step(.capture(name.value, found, blame(place, source, at: path.range)), place)) }
  }

  /// Defers a statement until its variable has a value.
  func deferStep(_ statement: Statement, _ source: any StatementSource, for variable: String) throws(Diagnostic) {
    switch statement.kind {
    case .reactor, .include, .variable, .timeout:
      throw source.diagnostic(
        "variable '\(variable)' has a value only while the case plays", at: statement.range,
        note: "directives are read before that")
    case .wait, .until: draft.scriptClock = nil
    default: break
    }
    let place = place(of: statement.range)
    let (variables, draft, includes) = (self.variables, self.draft, self.includes)
    let kept = source.keeping(statement)
    let late = DeferredStep { [catalog, options, files, script] captured throws(Diagnostic) in
      let compiler = ScriptCompiler(
        catalog: catalog, options: options, files: files, script: script, output: { _ in }, report: { _ in })
      (compiler.variables, compiler.draft, compiler.includes) = (variables, draft, includes)
      compiler.captured = captured
      return try compiler.step(compiler.expand(statement, kept).kind, kept, at: statement.range, place)
    }
    if draft.isPlayable { output(.step(.late(late), place)) }
  }
}
