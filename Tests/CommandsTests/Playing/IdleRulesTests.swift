import ActionScripts
import Playback
import Testing

@testable import Commands

@Suite struct IdleRulesTests {
  private func outcome(_ rules: (String, PlayedRule.Standing)..., failures: [CaseFailure] = []) -> CaseOutcome {
    var outcome = CaseOutcome(of: CaseOutline(title: nil, reactor: "r"), failures: failures)
    outcome.rules = rules.map { PlayedRule($0.0, $0.1) }
    return outcome
  }

  @Test func `a rule that had no use in a run is warned of once, with the most that is known of it`() {
    var idle = IdleRules()
    idle.add(outcome(("a", .notApplied), ("b", .neverTrue), ("c", .neverTrueAndMissing), ("d", .notApplied)))
    idle.add(outcome(("a", .neverTrue), ("b", .neverTrue), ("d", .notApplied)))
    #expect(
      idle.warnings == """
        warning: a was never true
        warning: b was never true
        warning: c was never true: what is missing is not null
        warning: d applied to no case: no state can have what it names

        """)
  }

  @Test func `a rule that had its use in one case of a run is not warned of`() {
    var idle = IdleRules()
    idle.add(outcome(("a", .neverTrue), ("b", .met)))
    idle.add(outcome(("a", .met), ("b", .notApplied)))
    #expect(idle.warnings == "")
  }

  @Test func `a run in which a case was interrupted warns of no rule`() {
    var idle = IdleRules()
    idle.add(outcome(("a", .neverTrue)))
    idle.add(outcome(failures: [CaseFailure("crashed", kind: .crash)]))
    #expect(idle.warnings == "")
  }

  @Test func `a run in which a case broke off or was not played warns of no rule`() {
    var broken = IdleRules()
    broken.add(outcome(("a", .neverTrue)))
    var outcome = outcome()
    outcome.mistakes = [Diagnostic("unknown action 'oops'")]
    broken.add(outcome)
    #expect(broken.warnings == "")
    var partial = IdleRules()
    partial.add(self.outcome(("a", .neverTrue)))
    partial.addUnplayedCases()
    #expect(partial.warnings == "")
  }
}
