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

  /// Refuses `exists` and `missing` in a rule where they would be true or false forever.
  mutating func refuseEmptyClaims(of rule: Rule, _ source: any StatementSource) throws(Diagnostic) {
    for expectation in rule.expectations {
      guard let mistake = try pathCheck(of: expectation, source).emptyClaim(expectation) else { continue }
      throw source.diagnostic(mistake.message, at: expectation.blamedRange, note: mistake.note)
    }
  }
}
