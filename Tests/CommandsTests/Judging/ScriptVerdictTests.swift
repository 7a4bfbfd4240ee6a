import Playback
import Reports
import Testing

@testable import Commands

/// The messages about the cases of a script and its golden.
@Suite struct ScriptVerdictTests {
  private func played(_ title: String, _ value: Int, failures: [CaseFailure] = [], xfail: String? = nil) -> PlayedCase {
    let outline = CaseOutline(title: title, reactor: "r", expectedFailure: xfail)
    let section = "\(outline.heading)\n       0ms = \(value)\n"
    return PlayedCase(outcome: CaseOutcome(of: outline, failures: failures), section: Array(section.utf8))
  }

  private func verdict(
    _ played: [PlayedCase], beside golden: [PlayedCase]?, areAll: Bool = true
  ) -> ScriptVerdict {
    ScriptVerdict(
      played, beside: golden.map { PlayedScript($0).timeline }, at: "x.timeline", areAll: areAll)
  }

  @Test func `each case has its verdict, and only a case that differs has a difference`() {
    let verdict = verdict([played("a", 1), played("b", 3)], beside: [played("a", 1), played("b", 2)])
    #expect(verdict.cases.map(\.result) == [.pass, .fail])
    #expect(verdict.firstFailure == 1)
    #expect(verdict.difference(at: 0)?.differenceCount ?? 0 == 0)
    #expect(verdict.difference(at: 1)?.differenceCount == 1)
    #expect(verdict.isAcceptable)
  }

  @Test func `a case that is expected to fail and differs is neither a failure nor news`() {
    let verdict = verdict([played("a", 2, xfail: "why"), played("b", 2)], beside: [played("a", 1), played("b", 2)])
    #expect(verdict.cases.map(\.result) == [.xfail, .pass])
    #expect(verdict.firstFailure == nil)
    #expect(verdict.news?.cases.contains { $0.actualIndex == 0 } != true)
    #expect(!verdict.isAcceptable)
  }

  @Test func `a case whose process crashed keeps its place among those that are compared`() {
    let crash = CaseFailure("crashed", kind: .crash)
    let verdict = verdict(
      [played("a", 0, failures: [crash]), played("b", 3)], beside: [played("a", 1), played("b", 2)])
    #expect(verdict.cases.map(\.result) == [.crash, .fail])
    #expect(verdict.difference(at: 0) == nil)
    #expect(verdict.difference(at: 1)?.title == "b")
    #expect(verdict.lost.isEmpty)
  }

  @Test func `a missing golden is a problem unless every case is expected to fail`() {
    #expect(verdict([played("a", 1)], beside: nil).problem == "missing golden 'x.timeline'")
    #expect(verdict([played("a", 1)], beside: nil).isAcceptable)
    let failing = verdict([played("a", 1, failures: [CaseFailure("no")])], beside: nil)
    #expect(failing.problem == "missing golden 'x.timeline'")
    #expect(!failing.isAcceptable)
    #expect(verdict([played("a", 1, failures: [CaseFailure("no")], xfail: "why")], beside: nil).problem == nil)
  }

  @Test func `sections of the golden without a case are lost only where all cases were played`() {
    let golden = [played("a", 1), played("b", 2)]
    #expect(verdict([played("a", 1)], beside: golden).lost.map(\.title) == ["b"])
    #expect(verdict([played("a", 1)], beside: golden, areAll: false).lost.isEmpty)
  }
}
