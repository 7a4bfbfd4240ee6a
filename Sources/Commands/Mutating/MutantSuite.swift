import ExactStrings
import GoldenFiles
import Mutants
import Playback
import Reports

/// A suite that was played as it is, and passed: what mutants are measured against.
struct MutantSuite {
  /// A case, as it was played.
  struct Case {
    let entry: ScriptSuite.Entry
    let outline: CaseOutline
    let played: PlayedCase
    /// Whether a difference from the golden fails the case.
    let hasGolden: Bool

    /// The name in messages.
    var name: String { outline.name(in: entry.script.name) }
  }

  /// The cases, in the order of the suite.
  private(set) var cases: [Case] = []
  /// The cases that fail as they are, each with the reason.
  private(set) var failures: [(name: String, reason: String)] = []

  /// Plays a suite.
  /// - Parameter asksForGoldens: Whether a case fails where it differs from its golden.
  init(
    _ suite: ScriptSuite, by workers: Workers, asksForGoldens: Bool, in environment: CommandEnvironment
  ) throws {
    let play = try SuitePlay(suite.entries, by: workers, in: environment)
    for entry in suite.entries where !entry.chosen.isEmpty {
      let played = try play.played(entry)
      let hasGolden = asksForGoldens && !entry.script.forbidsGolden
      let path = ScriptPath.golden(of: entry.script.name)
      let verdict =
        hasGolden
        ? ScriptVerdict(played.cases, beside: try GoldenFile(path).read(), at: path, areAll: entry.isWhole)
        : ScriptVerdict(withoutGolden: played.cases)
      for (outline, (one, verdict)) in zip(entry.chosen, zip(played.cases, verdict.cases)) {
        let isCompared = hasGolden && outline.expectedFailure == nil
        let known = Case(entry: entry, outline: outline, played: one, hasGolden: isCompared)
        if verdict.result.isFailure {
          let report = CaseReport(verdict, in: entry.script.name, golden: path)
          failures.append((known.name, report.message.isEmpty ? "differs from its golden" : report.message))
        }
        cases.append(known)
      }
    }
  }

  /// The trials of all mutants that the cases reach, none of which has begun.
  func trials(of kinds: Set<MutantKind>) -> [MutantTrial] {
    let played = cases.map { one in
      MutantTrial.PlayedCase(
        reactor: one.outline.reactor, length: one.played.section.count,
        places: one.played.outcome.reached)
    }
    return MutantTrial.all(for: played) { kinds.contains($0.change.kind) }
  }
}

extension MutantSuite.Case {
  /// The verdict on a mutant with which the case was played.
  ///
  /// A mutant that nothing outside of the reactor could see changes nothing: a field that is set to the same value twice.
  /// Nor does a call that is not cancelled any more, and whose reply leads to nothing.
  func verdict(on mutated: PlayedCase, of mutant: Mutant) -> MutantTrial.Verdict {
    let isSame = mutated.section == played.section
    var outcome = mutated.outcome
    outcome.reached = played.outcome.reached
    outcome.redactions = played.outcome.redactions
    if isSame, outcome == played.outcome { return .unchanged }
    let verdict = CaseVerdict(outcome, isSame || !hasGolden ? .same : .unusable("differs from its golden"))
    if verdict.result.isFailure { return .noticed }
    if isSame { return .unchanged }
    let showsCancellations = mutant.change.kind != .cancel
    let isVisible =
      VisibleFrames(of: mutated, withCancellations: showsCancellations)
      != VisibleFrames(of: played, withCancellations: showsCancellations)
    return isVisible ? .unnoticed : .unchanged
  }
}
