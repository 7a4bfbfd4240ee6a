import ExactStrings
import Playback

/// The rules of a run that had no use in any of its cases: a `sometimes` that was never true, and a rule of `--always`
/// that applied nowhere.
struct IdleRules {
  private var rules = PlayedRules()

  /// Whether a case was not played to its end, so that it is not known which rules it would have used.
  private var isIncomplete = false

  /// Adds the outcome of a case.
  mutating func add(_ outcome: CaseOutcome) {
    if !outcome.mistakes.isEmpty || outcome.failures.contains(where: \.isInterruption) { isIncomplete = true }
    add(outcome.rules)
  }

  /// Tells that cases were not played.
  mutating func addUnplayedCases() { isIncomplete = true }

  /// Adds the results of the rules of cases.
  mutating func add(_ others: [PlayedRule]) { rules.add(others) }

  /// A line for each rule without use, in the order of the run.
  var warnings: String {
    isIncomplete
      ? ""
      : rules.all.filter { $0.standing != .met }.map { "warning: \($0.name.onOneLine) \($0.complaint)\n" }.joined()
  }
}

extension PlayedRule {
  fileprivate var complaint: String {
    switch standing {
    case .met: "had its use"
    case .neverTrue: "was never true"
    case .neverTrueAndMissing: "was never true: what is missing is not null"
    case .notApplied: "applied to no case: no state can have what it names"
    }
  }
}
