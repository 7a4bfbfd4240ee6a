import Comparison
import ExactStrings
import Playback
import Processes
import Reports
import Timelines

/// The verdict on a case: whether it passed, and if not, why.
///
/// A verdict is made once, from the outcome of the case, its standing to the golden, and the directives of its script.
/// All code that prints, reports, accepts, reviews or counts cases uses the verdict. Besides it, repetitions look at
/// `@xfail`, since they judge the plays of a case against each other, and `explore` and `mutate` leave such cases out.
struct CaseVerdict {
  /// The relation of a case to its golden.
  enum Standing {
    /// The case equals its golden, or needs none.
    case same
    /// There is no golden.
    case missing(golden: String)
    /// The golden cannot be compared, or not in its present form; the text is the reason.
    case unusable(String)
    /// The case differs from its golden.
    case different(CaseComparison)
    /// The case was to be accepted but must not be; the text is the reason.
    case refused(String)

    /// Whether there is no difference.
    var isSame: Bool {
      if case .same = self { true } else { false }
    }
  }

  /// The outcome of playing the case.
  let outcome: CaseOutcome
  /// The relation of the case to its golden.
  let standing: Standing
  /// Whether the script says `@only` although the run forbids it.
  let isForbiddenNarrowing: Bool
  /// The result of the case.
  let result: CaseReport.Outcome

  /// Creates the verdict on a case that was played.
  /// - Parameters:
  ///   - standing: The relation of the case to its golden.
  ///   - forbidsNarrowing: Whether a case that is played because of `@only` fails.
  init(_ outcome: CaseOutcome, _ standing: Standing = .same, forbidsNarrowing: Bool = false) {
    self.outcome = outcome
    self.standing = standing
    isForbiddenNarrowing = forbidsNarrowing
    let result = Self.result(outcome, standing)
    self.result = forbidsNarrowing && !result.isFailure ? .fail : result
  }

  /// Creates the verdict on a case that is to be accepted.
  /// - Parameter obstacle: The reason why the golden of the script cannot be written; nil if it can.
  init(accepting played: PlayedCase, despite obstacle: String?, forbidsNarrowing: Bool) {
    let standing: Standing =
      if let why = played.outcome.outline.expectedFailure, !played.isLost {
        .refused("not accepted: '@xfail \(why)'")
      } else if let obstacle {
        .unusable(obstacle)
      } else {
        .same
      }
    self.init(played.outcome, standing, forbidsNarrowing: forbidsNarrowing)
  }

  private static func result(_ outcome: CaseOutcome, _ standing: Standing) -> CaseReport.Outcome {
    if !outcome.mistakes.isEmpty { return .error }
    let isExpectedToFail = outcome.outline.expectedFailure != nil
    switch outcome.failures.first(where: { $0.isNeverExpected || $0.isInterruption && !isExpectedToFail })?.kind {
    case .crash: return .crash
    case .timeout: return .timeout
    case .divergence, .failure: return .fail
    case nil: break
    }
    var result = CaseReport.Outcome.pass
    switch standing {
    case .same: break
    case .refused: return .fail
    // Nothing is accepted from a case that is expected to fail, so that a missing section is no failure.
    case .missing: result = isExpectedToFail ? .pass : .missing
    case .different(let comparison) where comparison.verdict == .surplus: result = isExpectedToFail ? .pass : .missing
    // The golden of a lenient case, which `explore --keep` writes, shows how it failed.
    case .different where isExpectedToFail && outcome.outline.isLenient: break
    case .unusable, .different: result = .fail
    }
    if !outcome.failures.isEmpty { result = .fail }
    if isExpectedToFail { return result.isFailure ? .xfail : .xpass }
    return result
  }
}

extension CaseReport.Outcome {
  /// The exit code of a run in which a case ends so.
  var code: ExitCode { self == .error ? .untrusted : isFailure ? .different : .expected }
}

extension CaseVerdict {
  /// The failure to report first: the one that no `@xfail` covers, or else the first.
  var leadingFailure: CaseFailure? {
    outcome.failures.first(where: \.isNeverExpected) ?? outcome.failures.first
  }

  /// The message for a case where `@only` is forbidden.
  static let forbiddenNarrowing = "says '@only', which continuous integration does not allow"

  /// The message for the case as a whole, in place of its failures; nil where the failures are reported.
  var headline: String? {
    switch (result, standing) {
    case (.xfail, _): expectedFailure
    case (.xpass, _): unexpectedPass
    case (_, .refused(let why)): why
    default: nil
    }
  }

  /// Whether the section of the case may be accepted: nothing failed, and no failure is expected.
  var isAcceptable: Bool {
    outcome.failures.isEmpty && outcome.mistakes.isEmpty && outcome.outline.expectedFailure == nil
  }

  /// Returns whether a difference of this kind has to be reported. It is not where the case is expected to fail, nor
  /// where the golden has no section for it because it failed all along.
  func isNews(_ verdict: CaseComparison.Verdict) -> Bool {
    outcome.outline.expectedFailure == nil && (verdict != .surplus || isAcceptable)
  }

  /// Whether a missing or unreadable golden has to be reported.
  var asksForGolden: Bool { outcome.outline.expectedFailure == nil }

  /// The failures that are holes to be filled; empty where the case is expected to fail.
  var holes: [CaseFailure] {
    outcome.outline.expectedFailure == nil ? outcome.failures.filter { $0.hole != nil } : []
  }

  /// The reason besides the golden why the case cannot be accepted; nil where there is none.
  /// - Parameter script: The name of the script.
  func obstacle(in script: String) -> (why: String, place: Record.Place?)? {
    switch result {
    case .xpass: (unexpectedPass, nil)
    case .fail, .crash, .timeout: outcome.failures.first.map { ($0.description, $0.place) }
    case .error: outcome.mistakes.first.map { ($0.message, $0.place(in: script)) }
    case .pass, .missing, .xfail, .skip: nil
    }
  }

  private var unexpectedPass: String { "passes, but '@xfail \(expectedFailure)' expects it to fail" }

  private var expectedFailure: String { outcome.outline.expectedFailure ?? "" }
}
