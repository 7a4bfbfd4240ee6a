import ActionScripts
import Comparison
import ExactStrings
import Playback
import Reports

extension CaseReport {
  /// Returns the report of mistakes in a script: of one case, or, without a title, of the script as a whole.
  static func error(
    _ mistakes: [Diagnostic], in script: String, title: String? = nil, golden: String? = nil
  ) -> CaseReport {
    CaseReport(
      script: script, title: title, outcome: .error, golden: golden, message: mistakes.first?.message ?? "",
      place: mistakes.first?.place(in: script), details: mistakes.map { "\($0)\n" }.joined())
  }

  /// Creates the report of a case: its mistakes before its failures, and these before its golden.
  /// - Parameter showsFrames: Whether the details show the frames around differences from the golden.
  init(_ verdict: CaseVerdict, in script: String, golden: String?, showsFrames: Bool = false) {
    let title = verdict.outcome.outline.title
    if verdict.result == .error {
      self = .error(verdict.outcome.mistakes, in: script, title: title, golden: golden)
      return
    }
    self.init(script: script, title: title, outcome: verdict.result, golden: golden, message: verdict.headline ?? "")
    if verdict.headline != nil { return }
    switch verdict.standing {
    case .same, .refused: break
    case .missing(let golden): message = .missingGolden(golden)
    case .unusable(let reason): message = reason
    case .different(let comparison):
      self.init(comparison, script: script, golden: golden, showsFrames: showsFrames)
    }
    outcome = verdict.result
    if let failure = verdict.leadingFailure {
      describe(failure, before: verdict.outcome.failures.filter { $0 != failure })
    } else if verdict.isForbiddenNarrowing, verdict.standing.isSame {
      message = CaseVerdict.forbiddenNarrowing
      return
    }
    if verdict.isForbiddenNarrowing { details = "\(CaseVerdict.forbiddenNarrowing)\n" + details }
  }

  /// Puts a failure of the case itself before its differences from the golden.
  private mutating func describe(_ failure: CaseFailure, before others: [CaseFailure]) {
    message = failure.description
    at = failure.at
    place = failure.place
    details =
      (failure.diagnostic.map { "\($0)\n" } ?? "") + failure.details
      + others.map { "\($0.line(in: script))\n" }.joined() + details
  }
}
