import ActionScripts
import ExactStrings
import Timelines

extension StepCompiler {
  /// Checks a rule.
  mutating func check(
    _ rule: Rule, _ source: any StatementSource, at range: SourceRange, _ place: Record.Place
  ) throws(Diagnostic) -> CheckedRule {
    let checked = try checkPaths(of: rule, source, at: range, place)
    try refuseEmptyClaims(of: rule, source)
    return checked
  }

  mutating func checkPaths(
    of rule: Rule, _ source: any StatementSource, at range: SourceRange, _ place: Record.Place
  ) throws(Diagnostic) -> CheckedRule {
    CheckedRule(
      rule, condition: try check(rule.condition, source, at: range, place),
      premise: try rule.premise.map { premise throws(Diagnostic) in try check(premise, source, at: range, place) },
      place: place)
  }

  private mutating func check(
    _ condition: Condition, _ source: any StatementSource, at range: SourceRange, _ place: Record.Place
  ) throws(Diagnostic) -> CheckedCondition {
    var alternatives: [[CheckedExpectation]] = []
    for part in condition.alternatives {
      var expectations: [CheckedExpectation] = []
      for expectation in part {
        expectations.append(try check(expectation, source, at: range, place))
      }
      alternatives.append(expectations)
    }
    return CheckedCondition(alternatives: alternatives)
  }

  /// Refuses `exists` and `missing` of a field of the state in a rule: a field is always there, and nil is null.
  func refuseEmptyClaims(of rule: Rule, _ source: any StatementSource) throws(Diagnostic) {
    for expectation in rule.expectations { try refuseEmptyClaim(expectation, source) }
  }

  private func refuseEmptyClaim(_ expectation: Expectation, _ source: any StatementSource) throws(Diagnostic) {
    let located: Located<Path>
    let meant: String
    switch expectation {
    case .exists(let path): (located, meant) = (path, "!= nil")
    case .missing(let path): (located, meant) = (path, "== nil")
    default: return
    }
    guard located.value.segments.count == 1, case .fields(let fields) = context.stateShape,
      fields.contains(where: { $0.name == located.value.segments[0] })
    else { return }
    throw source.diagnostic(
      "'\(located.value.text)' is a field of the state, which is never missing", at: located.range,
      note: "a field that is nil is null: write \(located.value.text) \(meant)")
  }
}
