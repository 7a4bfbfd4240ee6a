import Playback
import Testing

@testable import Commands

/// The messages about cases and their golden.
@Suite struct GoldenComparisonTests {
  private let first = GoldenComparisonTests.played("a", 1)
  private let second = GoldenComparisonTests.played("b", 2)

  private static func played(_ title: String, _ value: Int) -> PlayedCase {
    var one = PlayedCase(
      CaseOutline(title: title, reactor: "r"), interruptedBy: CaseFailure(""))
    one = PlayedCase(outcome: one.outcome, section: one.section + Array("       0ms = \(value)\n".utf8))
    one.outcome.failures = []
    return one
  }

  private func verdict(_ played: [PlayedCase], _ golden: [PlayedCase]?, areAll: Bool = true) -> GoldenComparison {
    GoldenComparison(played, beside: golden.map { PlayedScript($0).timeline }, at: "x.timeline", areAll: areAll)
  }

  @Test func `cases whose bytes equal the golden have no difference`() {
    let same = verdict([first, second], [first, second])
    #expect(same.standings.map(\.isSame) == [true, true])
    #expect(same.problem == nil)
    #expect(same.comparison == nil)
  }

  @Test func `a golden that does not exist is a problem of its cases`() {
    let missing = verdict([first], nil)
    #expect(missing.problem == "missing golden 'x.timeline'")
    #expect(missing.standings.map(\.isSame) == [false])
  }

  @Test func `only the case that differs from its section has a difference`() {
    let differing = verdict([first, Self.played("b", 3)], [first, second])
    #expect(differing.standings.map(\.isSame) == [true, false])
    #expect(differing.comparison?.differenceCount == 1)
  }

  @Test func `a selected case without a section in the golden is surplus`() {
    let unknown = verdict([second], [first], areAll: false)
    #expect(unknown.problem == nil)
    #expect(unknown.comparison?.cases.map(\.verdict) == [.surplus])
  }

  @Test func `a golden that is no timeline is a problem only of the cases whose sections are broken`() {
    let golden = PlayedScript([first, second]).timeline + Array("nonsense\n".utf8)
    let broken = GoldenComparison([first, second], beside: golden, at: "x.timeline", areAll: true)
    #expect(broken.standings.map(\.isSame) == [true, false])
    #expect(
      broken.problem == "golden 'x.timeline' is not a timeline: line 6: expected a time and a sigil, found 'nonsense'")
  }

  @Test func `a golden that is broken in front of its sections is a problem of all cases`() {
    let golden = PlayedScript([first, second]).timeline
    let headless = GoldenComparison([first, second], beside: Array(golden.dropFirst()), at: "x", areAll: true)
    #expect(headless.standings.map(\.isSame) == [false, false])
  }

  @Test func `a golden with two sections of one heading is a problem of all cases`() {
    let twice = verdict([first, second], [first, second, first])
    #expect(twice.problem == "golden 'x.timeline' has the section '== a  r' twice")
    #expect(twice.standings.map(\.isSame) == [false, false])
    #expect(verdict([second], [first, second, first], areAll: false).problem == twice.problem)
  }
}
