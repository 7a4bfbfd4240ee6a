import ActionScripts
import ExactStrings

/// A case that is compiled for each of some values.
struct Repetition {
  let name: Located<String>
  let values: [Located<ScriptValue>]
  let source: any StatementSource
  /// The state of the case at its `@each`.
  let context: CaseContext
  var variables: Variables
  /// The rest of the case.
  var statements: [(Statement, any StatementSource)] = []
}

extension ScriptCompiler {
  /// Begins to collect the statements of a case that is repeated for each of some values.
  func repeatCase(
    _ name: Located<String>, _ values: [Located<ScriptValue>], _ source: any StatementSource, at range: SourceRange
  ) throws(Diagnostic) {
    try checkIsEarly(source, at: range)
    if !steps.includes.isEmpty {
      throw source.diagnostic("'@each' has no place in a file that is included", at: range, note: nil)
    }
    repetition = Repetition(
      name: name, values: values, source: source.keeping(Statement(.only, range: name.range)), context: context,
      variables: variables)
  }

  /// Collects a statement of a repeated case. Returns false where no case is repeated, or where its statements have
  /// ended.
  func keepsForRepetition(_ statement: Statement, _ source: any StatementSource) -> Bool {
    guard let open = repetition else { return false }
    switch statement.kind {
    case .caseTitle:
      if !cases.haveBegun {
        repetition = nil
        report(
          open.source.diagnostic(
            "'@each' stands before the first '@case'", at: open.name.range,
            note: "write it after the '@case' that it repeats"))
        variables.declareFaulty(open.name.value, inCase: false)
      }
      playRepetition()
      return false
    case .each(let name, _):
      report(source.diagnostic("'@each' stands twice", at: name.range, note: "a case is repeated by one variable"))
      repetition?.variables.declareFaulty(name.value, inCase: true)
    default: repetition?.statements.append((statement, source.keeping(statement)))
    }
    return true
  }

  /// Compiles the repeated case once for each value.
  func playRepetition() {
    guard let open = repetition else { return }
    repetition = nil
    mistakes.isInRepeatedCase = true
    var outcome: Variables?
    for (index, value) in open.values.enumerated() {
      (context, variables) = (open.context, open.variables)
      let suffix = "[\(open.name.value)=\(value.value.json.text)]"
      let title = open.context.title.map { $0 + " " + suffix } ?? suffix
      if !cases.claim(title: title) {
        let isTwice = open.values[..<index].contains { $0.value.json.text == value.value.json.text }
        report(
          isTwice
            ? open.source.diagnostic(
              "value \(value.value.json.text) stands twice", at: value.range,
              note: "each value makes a case of its own")
            : open.source.diagnostic(
              "a case called '\(title)' stands before this one", at: value.range, note: "titles tell cases apart"))
        continue
      }
      context.title = title
      if context.titleRange.line == 0 { context.titleRange = open.name.range }
      variables.declare(open.name.value, value.value, inCase: true, unused: unusedVariable(open.name, open.source))
      for (statement, source) in open.statements where !cases.haveGrownTooLong { compile(statement, from: source) }
      openIfNeeded(open.source, at: open.name.range)
      closeCase()
      outcome = outcome ?? variables
      if cases.haveGrownTooLong {
        report(tooLong("'@each'", open.source, at: open.name.range))
        break
      }
    }
    mistakes.isInRepeatedCase = false
    // Variables that the case leaves unused are unused in every repetition.
    if let outcome { variables = outcome }
    context.isOpen = true
  }
}
