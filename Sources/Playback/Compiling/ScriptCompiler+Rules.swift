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
    context.rules.append(
      PendingRule(
        rule: rule, source: source.keeping(statement), range: statement.range, place: steps.place(of: statement.range)))
  }

  /// Returns the rules that hold from the beginning of the case, and the names of those of `--always` that do not apply
  /// to it.
  func openingRules() -> (rules: [CheckedRule], unfit: [String]) {
    var rules: [CheckedRule] = []
    var unfit: [String] = []
    for pending in context.rules {
      do {
        rules.append(try steps.check(pending.rule, pending.source, at: pending.range, pending.place))
      } catch {
        let statement = Statement(.rule(pending.rule), range: pending.range)
        report(naming(error, in: statement, pending.source), isShared: true)
      }
    }
    guard let file = steps.options.rules else { return (rules, unfit) }
    for (rule, range) in file.rules {
      let place = Record.Place(line: range.line, file: file.name)
      guard let checked = try? steps.checkPaths(of: rule, file.source, at: range, place), applies(rule) else {
        unfit.append(PlayedRule.name(of: rule.canonicalText, at: place, in: steps.script))
        continue
      }
      do {
        try steps.refuseEmptyClaims(of: rule, file.source)
        rules.append(checked)
      } catch {
        report(error, isShared: true)
      }
    }
    return (rules, unfit)
  }

  /// Whether the state has the fields that a rule of `--always` names, as far as the type tells.
  private func applies(_ rule: Rule) -> Bool {
    guard case .unknown = context.stateShape else { return true }
    guard let state = context.entry?.rehearseState(arguments: context.argumentValues) else { return false }
    return rule.expectations.allSatisfy { expectation in
      if case .contains(let pattern) = expectation, case .object(let members) = pattern.value.json {
        return members.allSatisfy { state[$0.key] != nil }
      }
      guard let first = expectation.path?.segments.first else { return true }
      return first.hasPrefix("$") || ["view", "stub"].contains(first) || state[first] != nil
    }
  }
}
