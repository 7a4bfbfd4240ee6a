import Comparison
import ExactStrings
import Reports
import Timelines

extension CaseReport {
  /// What reports say of mistakes in a script: of one case, or, without a title, of the script as a whole.
  static func error(
    _ mistakes: [ScriptMistake], in script: String, title: String? = nil, golden: String? = nil
  ) -> CaseReport {
    CaseReport(
      script: script, title: title, outcome: .error, golden: golden, message: mistakes.first?.message ?? "",
      place: mistakes.first?.place, details: mistakes.map { "\($0)\n" }.joined())
  }

  /// What reports say of a case that was played: its mistakes before its failures, and those before its golden.
  init(_ played: PlayedCase, in script: String, golden: String?, _ standing: GoldenVerdict.Standing) {
    let outcome = played.outcome
    if !outcome.mistakes.isEmpty {
      self = .error(outcome.mistakes, in: script, title: outcome.title, golden: golden)
      return
    }
    self.init(script: script, title: outcome.title, outcome: .pass, golden: golden)
    switch standing {
    case .same: break
    // No golden gets a section of a case that is expected to fail: that there is none does not make it fail.
    case .missing where outcome.expectedFailure != nil: break
    case .different(let comparison) where comparison.verdict == .surplus && outcome.expectedFailure != nil: break
    case .missing(let golden):
      self.outcome = .missing
      message = "missing golden '\(golden)'"
    case .unusable(let reason):
      self.outcome = .fail
      message = reason
    case .different(let comparison):
      self.init(comparison, script: script, golden: golden)
    }
    let failures = outcome.failures
    if let failure = failures.first(where: \.isNeverExpected) ?? failures.first {
      describe(failure, before: failures.filter { $0 != failure })
      if failure.isNeverExpected { return }
    }
    if let why = outcome.expectedFailure { expectFailure(why) }
  }

  /// Puts what failed by itself before what differs from the golden.
  private mutating func describe(_ failure: PlayedCase.Failure, before others: [PlayedCase.Failure]) {
    let rest = others.map { "at \($0.at.text): \($0)\n" } + [outcome.isFailure ? details : ""]
    switch failure.interruption {
    case .crash: outcome = .crash
    case .timeout: outcome = .timeout
    case nil: outcome = .fail
    }
    message = failure.description
    at = failure.at
    place = failure.place
    details = (failure.diagnostic.map { "\($0)\n" } ?? "") + failure.details + rest.joined()
  }

  private mutating func expectFailure(_ why: String) {
    self =
      outcome.isFailure
      ? CaseReport(script: script, title: title, outcome: .xfail, golden: golden, message: why)
      : CaseReport(
        script: script, title: title, outcome: .xpass, golden: golden,
        message: "passes, but '@xfail \(why)' expects it to fail")
  }
}
