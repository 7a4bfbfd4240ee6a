import ActionScripts
import Comparison
import Playback
import Reports
import Testing
import Timelines

@testable import Commands

/// The verdict on a case, from its outcome, its golden, and whether it is expected to fail.
@Suite struct CaseVerdictTests {
  private static let failure = CaseFailure("wrong")
  private static let crash = CaseFailure("crashed", kind: .crash)
  private static let late = CaseFailure("timed out", kind: .timeout)
  private static let killed = {
    var failure = CaseFailure("killed", kind: .crash)
    failure.isNeverExpected = true
    return failure
  }()
  private static let divergence = CaseFailure("plays differently", kind: .divergence)

  private static let missing = CaseVerdict.Standing.missing(golden: "x.timeline")
  private static let unusable = CaseVerdict.Standing.unusable("no timeline")
  private static let surplus = comparison(expected: [], actual: ["0"])
  private static let different = comparison(expected: ["0"], actual: ["1"])

  private static func comparison(expected: [String], actual: [String]) -> CaseVerdict.Standing {
    func timeline(_ values: [String]) -> Timeline {
      let text = "reel-timeline 1\n" + values.map { "== r\n       0ms = \($0)\n" }.joined()
      return values.isEmpty ? Timeline() : (try? Timeline(parsing: Array(text.utf8))) ?? Timeline()
    }
    return .different(TimelineComparison(expected: timeline(expected), actual: timeline(actual)).cases[0])
  }

  private static func outcome(
    _ failures: [CaseFailure] = [], mistakes: [Diagnostic] = [], xfail why: String? = nil, isLenient: Bool = false
  ) -> CaseOutcome {
    CaseOutcome(
      of: CaseOutline(title: "t", reactor: "r", expectedFailure: why, isLenient: isLenient), failures: failures,
      mistakes: mistakes)
  }

  @Test(
    arguments: [
      ([], .same, .pass, .xpass),
      ([], missing, .missing, .xpass),
      ([], surplus, .missing, .xpass),
      ([], different, .fail, .xfail),
      ([], unusable, .fail, .xfail),
      ([failure], .same, .fail, .xfail),
      ([failure], missing, .fail, .xfail),
      ([failure], different, .fail, .xfail),
      ([failure, crash], .same, .crash, .xfail),
      ([late], .same, .timeout, .xfail),
      ([killed], .same, .crash, .crash),
      ([divergence], .same, .fail, .fail),
      ([divergence], different, .fail, .fail),
    ] as [([CaseFailure], CaseVerdict.Standing, CaseReport.Outcome, CaseReport.Outcome)])
  func `a case's result follows from its failures, its golden and whether it is expected to fail`(
    failures: [CaseFailure], standing: CaseVerdict.Standing, plain: CaseReport.Outcome, expected: CaseReport.Outcome
  ) {
    #expect(CaseVerdict(Self.outcome(failures), standing).result == plain)
    #expect(CaseVerdict(Self.outcome(failures, xfail: "why"), standing).result == expected)
  }

  @Test func `a mistake in the script is an error, whatever else went wrong`() {
    let mistaken = Self.outcome([Self.crash], mistakes: [Diagnostic("no")], xfail: "why")
    #expect(CaseVerdict(mistaken, Self.different, forbidsNarrowing: true).result == .error)
    #expect(CaseVerdict(mistaken, .refused("no")).result == .error)
  }

  @Test func `where @only is forbidden, a case that passes or fails as expected is a failure`() {
    #expect(CaseVerdict(Self.outcome(), forbidsNarrowing: true).result == .fail)
    #expect(CaseVerdict(Self.outcome([Self.failure], xfail: "why"), forbidsNarrowing: true).result == .fail)
    #expect(CaseVerdict(Self.outcome(), Self.missing, forbidsNarrowing: true).result == .missing)
  }

  @Test func `a golden is accepted only from a case that has no failure or mistake and is not expected to fail`() {
    #expect(CaseVerdict(Self.outcome(), Self.different).isAcceptable)
    #expect(!CaseVerdict(Self.outcome([Self.failure])).isAcceptable)
    #expect(!CaseVerdict(Self.outcome(mistakes: [Diagnostic("no")])).isAcceptable)
    #expect(!CaseVerdict(Self.outcome(xfail: "why")).isAcceptable)
  }

  @Test func `a lenient case that is expected to fail passes as soon as nothing fails but its golden`() {
    let lenient = Self.outcome(xfail: "why", isLenient: true)
    #expect(CaseVerdict(lenient, Self.different).result == .xpass)
    #expect(CaseVerdict(lenient, Self.unusable).result == .xfail)
    #expect(CaseVerdict(Self.outcome([Self.failure], xfail: "why", isLenient: true), Self.different).result == .xfail)
    #expect(CaseVerdict(Self.outcome(isLenient: true), Self.different).result == .fail)
  }

  @Test func `accepting a case that is expected to fail is refused, unless its process was killed from outside`() {
    let played = PlayedCase(outcome: Self.outcome(xfail: "why"), section: [65])
    let refused = CaseVerdict(accepting: played, despite: nil, forbidsNarrowing: false)
    #expect(refused.result == .fail)
    #expect(refused.headline == "not accepted: '@xfail why'")
    let died = PlayedCase(outcome: Self.outcome([Self.crash], xfail: "why"), section: [65])
    #expect(CaseVerdict(accepting: died, despite: nil, forbidsNarrowing: false).headline == refused.headline)
    let killed = PlayedCase(outcome: Self.outcome([Self.killed], xfail: "why"), section: [65])
    #expect(CaseVerdict(accepting: killed, despite: nil, forbidsNarrowing: false).result == .crash)
    let plain = PlayedCase(outcome: Self.outcome(), section: [65])
    #expect(CaseVerdict(accepting: plain, despite: nil, forbidsNarrowing: false).result == .pass)
    #expect(CaseVerdict(accepting: plain, despite: "not accepted: no", forbidsNarrowing: false).result == .fail)
  }

  @Test func `a failure, or passing in spite of @xfail, keeps a case from being accepted, and a difference does not`() {
    func why(_ verdict: CaseVerdict) -> String? { verdict.obstacle(in: "x.reel")?.why }
    #expect(why(CaseVerdict(Self.outcome(), Self.different)) == nil)
    #expect(why(CaseVerdict(Self.outcome([Self.failure, Self.crash]))) == "wrong")
    #expect(why(CaseVerdict(Self.outcome(xfail: "why"))) == "passes, but '@xfail why' expects it to fail")
    #expect(why(CaseVerdict(Self.outcome(xfail: "why"), Self.different)) == nil)
    #expect(why(CaseVerdict(Self.outcome([Self.failure], xfail: "why"))) == nil)
  }

  @Test func `a failure that @xfail does not cover leads the others`() {
    #expect(CaseVerdict(Self.outcome([Self.failure, Self.divergence])).leadingFailure == Self.divergence)
    #expect(CaseVerdict(Self.outcome([Self.failure])).leadingFailure == Self.failure)
  }
}
