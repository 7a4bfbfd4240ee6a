import ActionScripts
import ExactStrings
import Timelines

/// A rule that stands before the first statement of its case. It is checked when the case opens.
struct PendingRule {
  let rule: Rule
  let source: any StatementSource
  let range: SourceRange
  let place: Record.Place
}

extension ScriptCompiler {
  /// Keeps a rule for the case that has not begun, or for all cases.
  func keep(_ rule: Rule, _ statement: Statement, _ source: any StatementSource) {
    draft.rules.append(
      PendingRule(
        rule: rule, source: source.keeping(statement), range: statement.range, place: place(of: statement.range)))
  }

  /// Returns the rules that hold from the beginning of the case, and the names of those of `--always` that do not apply
  /// to it.
  func openingRules() -> (rules: [CheckedRule], unfit: [String]) {
    var rules: [CheckedRule] = []
    var unfit: [String] = []
    for pending in draft.rules {
      do {
        rules.append(try check(pending.rule, pending.source, at: pending.range, pending.place))
      } catch {
        reportOnce(error)
      }
    }
    guard let file = options.rules else { return (rules, unfit) }
    for (rule, range) in file.rules {
      let place = Record.Place(line: range.line, file: file.name)
      guard let checked = try? checkPaths(of: rule, file.source, at: range, place), applies(rule) else {
        unfit.append(PlayedRule.name(of: rule.canonicalText, at: place, in: script))
        continue
      }
      do {
        try refuseEmptyClaims(of: rule, file.source)
        rules.append(checked)
      } catch {
        reportOnce(error)
      }
    }
    return (rules, unfit)
  }

  /// Reports a mistake in a line that is checked for each case.
  func reportOnce(_ mistake: Diagnostic) {
    if reportedRules.insert(ExactString(mistake.description)).inserted { report(mistake) }
  }

  /// Checks a rule.
  func check(
    _ rule: Rule, _ source: any StatementSource, at range: SourceRange, _ place: Record.Place
  ) throws(Diagnostic) -> CheckedRule {
    let checked = try checkPaths(of: rule, source, at: range, place)
    try refuseEmptyClaims(of: rule, source)
    return checked
  }

  private func checkPaths(
    of rule: Rule, _ source: any StatementSource, at range: SourceRange, _ place: Record.Place
  ) throws(Diagnostic) -> CheckedRule {
    CheckedRule(
      rule, condition: try check(rule.condition, source, at: range, place),
      premise: try rule.premise.map { premise throws(Diagnostic) in try check(premise, source, at: range, place) },
      place: place)
  }

  private func check(
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
  private func refuseEmptyClaims(of rule: Rule, _ source: any StatementSource) throws(Diagnostic) {
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
    guard located.value.segments.count == 1, case .fields(let fields) = draft.stateShape,
      fields.contains(where: { $0.name == located.value.segments[0] })
    else { return }
    throw source.diagnostic(
      "'\(located.value.text)' is a field of the state, which is never missing", at: located.range,
      note: "a field that is nil is null: write \(located.value.text) \(meant)")
  }

  /// Whether the state has the fields that a rule of `--always` names, as far as the type tells.
  private func applies(_ rule: Rule) -> Bool {
    guard case .unknown = draft.stateShape else { return true }
    guard let state = draft.entry?.rehearseState(arguments: draft.argumentValues) else { return false }
    return rule.expectations.allSatisfy { expectation in
      if case .contains(let pattern) = expectation, case .object(let members) = pattern.value.json {
        return members.allSatisfy { state[$0.key] != nil }
      }
      guard let first = expectation.path?.segments.first else { return true }
      return first.hasPrefix("$") || ["view", "stub"].contains { $0 == first } || state[first] != nil
    }
  }
}
