import ActionScripts
import ExactStrings
import JSONValues
import Timelines

extension ScriptCompiler {
  /// Declares a variable whose value is looked up while the case plays.
  func capture(
    _ name: Located<String>, _ path: Located<Path>, _ source: any StatementSource, _ place: Record.Place
  ) throws(Diagnostic) {
    if variables.isGiven(name.value) { return declare(name, .null, source) }
    var within = path
    if within.value.segments.starts(with: ["state"]) { within.value = Path(Array(path.value.segments.dropFirst())) }
    let found = try steps.check(.exists(within), source, at: path.range, place)
    variables.declare(
      name.value, .variable(name.value), inCase: true, isLate: true, isOffered: !steps.includes.isEmpty,
      unused: unusedVariable(name, source))
    if context.isPlayable {
      output(.step(.capture(name.value, found, steps.site(place, source, at: path.range)), place))
    }
    receiveStatement?(.capture(name, path))
  }

  /// Defers a statement until its variable has a value.
  func deferStep(_ statement: Statement, _ source: any StatementSource, for variable: String) throws(Diagnostic) {
    func tooEarly(_ note: String) -> Diagnostic {
      source.diagnostic(
        "variable '\(variable)' has a value only while the case plays", at: statement.range, note: note)
    }
    switch statement.kind {
    case .reactor, .include, .variable, .timeout, .vary: throw tooEarly("directives are read before that")
    case .choices: throw tooEarly("what a port may do is read before that")
    case .wait, .until: context.scriptClock = nil
    default: break
    }
    let place = steps.place(of: statement.range)
    let kept = source.keeping(statement)
    let late = DeferredStep { [steps, variables] captured throws(Diagnostic) in
      var (steps, variables) = (steps, variables)
      variables.fill(captured)
      return try steps.step(variables.expand(statement, kept).statement.kind, kept, at: statement.range, place)
    }
    if context.isPlayable { output(.step(.late(late), place)) }
  }
}
