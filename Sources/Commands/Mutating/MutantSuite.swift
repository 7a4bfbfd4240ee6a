import ExactStrings
import Files
import Mutants
import Playback
import Reports

/// A suite that passed without mutants. The plays with mutants are compared with it.
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
        ? ScriptVerdict(played.cases, beside: try AtomicFile(path).read(), at: path, areAll: entry.isWhole)
        : ScriptVerdict(withoutGolden: played.cases)
      for (outline, (one, verdict)) in zip(entry.chosen, zip(played.cases, verdict.cases)) {
        let known = Case(entry: entry, outline: outline, played: one, hasGolden: hasGolden)
        if verdict.result.isFailure {
          let report = CaseReport(verdict, in: entry.script.name, golden: path)
          failures.append((known.name, report.message.isEmpty ? "differs from its golden" : report.message))
        }
        cases.append(known)
      }
    }
    if failures.isEmpty { try playAgain(suite, by: workers, in: environment) }
  }

  /// Plays all cases twice more in the way in which mutants are played: in other processes, and one after another. A
  /// case that plays differently by itself would notice any mutant.
  private mutating func playAgain(
    _ suite: ScriptSuite, by workers: Workers, in environment: CommandEnvironment
  ) throws {
    workers.endAll()
    let entries = suite.entries.filter { !$0.chosen.isEmpty }
    let jobs = entries.map { WorkJob(playing: $0.chosen + $0.chosen, of: $0.source, digest: $0.script.digest) }
    for job in jobs { workers.begin(job) }
    let report = TerminalReport(for: environment, isColored: false)
    var start = 0
    for (entry, job) in zip(entries, jobs) {
      let again = try workers.finish(job)
      for (index, one) in cases[start..<start + entry.chosen.count].enumerated() {
        let others = [again[index], again[index + entry.chosen.count]]
        let compared = others.enumerated().reduce(one.played) {
          $0.compared(with: $1.element, $1.offset + 2, report, in: entry.script.name)
        }
        if let failure = compared.outcome.failures.first(where: \.isNeverExpected) {
          failures.append((one.name, failure.description))
        }
      }
      start += entry.chosen.count
    }
  }

  /// The trials of all mutants that the cases reach, none of which has begun.
  func trials(of kinds: Set<MutantKind>) -> [MutantTrial] {
    let played = cases.map { one in
      MutantTrial.CaseResult(
        reactor: one.outline.reactor, length: one.played.section.count,
        places: one.played.outcome.reached)
    }
    return MutantTrial.all(for: played) { kinds.contains($0.change.kind) }
  }
}

extension MutantSuite.Case {
  /// The verdict on a mutant with which the case was played.
  ///
  /// A mutant has no effect if nothing outside of the reactor can see it, such as a field that is set to the same value
  /// twice, or a call that is no longer cancelled and whose reply changes nothing.
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
