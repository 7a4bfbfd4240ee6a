import ActionScripts
import Playback
import Testing

@testable import Commands

@Suite struct IdleRedactionsTests {
  private func outcome(
    _ redactions: (String, Bool)..., failures: [CaseFailure] = [], mistakes: [Diagnostic] = []
  ) -> CaseOutcome {
    var outcome = CaseOutcome(of: CaseOutline(title: nil, reactor: "r"), failures: failures, mistakes: mistakes)
    outcome.redactions = redactions.enumerated().map { UsedRedaction($1.0, at: "r.reel:\($0 + 1)", hasMatched: $1.1) }
    return outcome
  }

  @Test func `a redaction that matches nothing in a run is warned of once`() {
    var idle = IdleRedactions()
    idle.add(outcome(("@redact a as x", false), ("@redact b as y", true)))
    idle.add(outcome(("@redact a as x", false), ("@redact c as z", false)))
    #expect(
      idle.warnings == """
        warning: '@redact a as x' (r.reel:1) matched nothing
        warning: '@redact c as z' (r.reel:2) matched nothing

        """)
  }

  @Test func `a redaction that matches in one case of a run is not warned of`() {
    var idle = IdleRedactions()
    idle.add(outcome(("@redact a as x", false)))
    idle.add(outcome(("@redact a as x", true)))
    #expect(idle.warnings == "")
  }

  @Test func `a case that was not played to its end warns of no redaction`() {
    var idle = IdleRedactions()
    idle.add(outcome(("@redact a as x", false), failures: [CaseFailure("crashed", kind: .crash)]))
    idle.add(outcome(("@redact b as x", false), mistakes: [Diagnostic("no")]))
    #expect(idle.warnings == "")
  }
}
