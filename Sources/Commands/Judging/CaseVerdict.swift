import Comparison
import ExactStrings
import Playback
import Reports

/// Whether a case passed, and why not.
///
/// A verdict is made once, of what was played, of how that stands to the golden, and of what the script allows. Everything that
/// prints, reports, accepts, reviews or counts cases asks the verdict; nothing else looks at `@xfail`.
struct CaseVerdict {
  /// How a case stands to its golden.
  enum Standing {
    /// The case is what the golden says, or no golden is asked for.
    case same
    /// There is no golden.
    case missing(golden: String)
    /// The golden cannot be compared with anything, or not in the form that it has: the reason.
    case unusable(String)
    /// The case is something else.
    case different(CaseComparison)
    /// The case must not become golden, though it was asked for: the reason.
    case refused(String)

    /// Whether nothing is wrong.
    var isSame: Bool {
      if case .same = self { true } else { false }
    }
  }

  /// How the case ended when it was played.
  let outcome: CaseOutcome
  /// How the case stands to its golden.
  let standing: Standing
  /// Whether the run forbids `@only`, and the script says it.
  let isForbiddenNarrowing: Bool
  /// What became of the case.
  let result: CaseReport.Outcome

  /// The verdict on a case that was played.
  /// - Parameters:
  ///   - standing: How the case stands to its golden.
  ///   - forbidsNarrowing: Whether a case that is played because of `@only` fails.
  init(_ outcome: CaseOutcome, _ standing: Standing = .same, forbidsNarrowing: Bool = false) {
    self.outcome = outcome
    self.standing = standing
    isForbiddenNarrowing = forbidsNarrowing
    let result = Self.result(outcome, standing)
    self.result = forbidsNarrowing && !result.isFailure ? .fail : result
  }

  /// The verdict on a case that is to become golden.
  /// - Parameter obstacle: What keeps the golden of the script from being written; nil if nothing does.
  init(accepting played: PlayedCase, despite obstacle: String?, forbidsNarrowing: Bool) {
    let standing: Standing =
      if let why = played.outcome.outline.expectedFailure, !played.isInterrupted {
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
    if case .refused = standing { return .fail }
    switch outcome.failures.first(where: \.isNeverExpected)?.kind {
    case .crash: return .crash
    case .timeout: return .timeout
    case .divergence, .failure: return .fail
    case nil: break
    }
    let isExpectedToFail = outcome.outline.expectedFailure != nil
    var result = CaseReport.Outcome.pass
    switch standing {
    case .same, .refused: break
    // No golden gets a section of a case that is expected to fail: that there is none does not make it fail.
    case .missing: result = isExpectedToFail ? .pass : .missing
    case .different(let comparison) where comparison.verdict == .surplus: result = isExpectedToFail ? .pass : .missing
    case .unusable, .different: result = .fail
    }
    if !outcome.failures.isEmpty { result = .fail }
    if isExpectedToFail { return result.isFailure ? .xfail : .xpass }
    return result
  }
}

extension CaseVerdict {
  /// The failure that stands for the others: the one that no `@xfail` covers, or else the first.
  var leadingFailure: CaseFailure? {
    outcome.failures.first(where: \.isNeverExpected) ?? outcome.failures.first
  }

  /// What is said of a case where `@only` is forbidden.
  static let forbiddenNarrowing = "says '@only', which continuous integration does not allow"

  /// What is said of the case as a whole, in the place of its failures; nil where those are told.
  var headline: String? {
    switch (result, standing) {
    case (.xfail, _): expectedFailure
    case (.xpass, _): "passes, but '@xfail \(expectedFailure)' expects it to fail"
    case (_, .refused(let why)): why
    default: nil
    }
  }

  /// Whether the section of the case may become golden: nothing failed in the case, and nothing is expected to.
  var isAcceptable: Bool {
    outcome.failures.isEmpty && outcome.mistakes.isEmpty && outcome.outline.expectedFailure == nil
  }

  /// Whether it is news that the case differs from its golden in this way: not where the case is expected to fail, and not
  /// where the golden has no section of it because it failed all along.
  func isNews(_ verdict: CaseComparison.Verdict) -> Bool {
    outcome.outline.expectedFailure == nil && (verdict != .surplus || isAcceptable)
  }

  /// Whether it is news that the golden as a whole is missing or cannot be read.
  var asksForGolden: Bool { outcome.outline.expectedFailure == nil }

  /// The failures that are holes to be filled; none where the case is expected to fail.
  var holes: [CaseFailure] {
    outcome.outline.expectedFailure == nil ? outcome.failures.filter { $0.hole != nil } : []
  }

  /// What keeps the case from being accepted besides its golden; nil where nothing does, or where the script is wrong.
  var obstacle: (why: String, failure: CaseFailure?)? {
    switch result {
    case .xpass: ("it passes, but '@xfail' expects it to fail", nil)
    case .fail, .crash, .timeout: outcome.failures.first.map { ($0.description, $0) }
    case .pass, .missing, .error, .xfail, .skip: nil
    }
  }

  private var expectedFailure: String { outcome.outline.expectedFailure ?? "" }
}
