import ActionScripts
import ExactStrings
import JSONValues
import Timelines
import VirtualTime

// The rules of a case.
extension CasePlayer {
  /// Adds a rule, which is judged from now on.
  func add(_ rule: CheckedRule) {
    judges.append(RuleJudge(rule))
    watchInstants()
  }

  /// Judges all rules at rest.
  /// - Parameter moment: The moment, for messages; nil for the end of the present step.
  func judgeRules(at moment: String? = nil) {
    guard isPlaying, early == nil, !isDropped else { return }
    let snapshot = snapshot
    for index in judges.indices {
      let isNew = judges[index].isNew
      if judges[index].rest(snapshot, after: lastLine) {
        let rule = judges[index].rule
        report(brokenBy: rule, at: moment ?? (isNew ? "at its own line" : momentOfStep(for: rule)), snapshot)
      }
    }
  }

  /// Notes that the last line of the script was played.
  func endScript() {
    lastLine = now
    if !judges.isEmpty { judgeRules() }
  }

  /// Advances beyond the last one-shot work, up to the latest deadline of a rule.
  func goOnForRules() {
    guard let lastLine, options.until == nil else { return }
    if judges.isEmpty || isDropped { return }
    judgeRules()
    while isPlaying, let deadline = judges.compactMap({ $0.deadline(after: lastLine) }).max(),
      let due = clock.nextDue, due.wholeNanoseconds <= deadline.nanoseconds
    {
      runOnClock { () throws(VirtualClockFailure) in try clock.advance(to: due) }
      judgeRules()
    }
  }

  /// Judges the rules about the end of the case.
  func judgeRulesAtEnd() {
    // Exploring releases also what is in the middle of its work.
    guard let lastLine, !judges.isEmpty, !isDropped || !options.isExploring else { return }
    let snapshot = snapshot
    for index in judges.indices {
      let isBroken = judges[index].end(snapshot, after: lastLine)
      let rule = judges[index].rule
      if !isBroken {
        if rule.isAboutInFlightAtEnd { inFlightWasExpected = true }
      } else if let delay = judges[index].delay(after: lastLine) {
        report(
          brokenBy: rule, at: "it holds only from \(delay.text) on, and the last line was played at \(lastLine.text):",
          snapshot)
      } else {
        report(brokenBy: rule, at: "at the end", snapshot)
      }
    }
  }

  /// Returns the results of the rules. The rules of a case that was not played to its end count as met.
  func playedRules(isComplete: Bool) -> [PlayedRule] {
    judges.map { judge in
      let name = PlayedRule.name(of: judge.rule.text, at: judge.rule.place, in: script)
      guard judge.rule.kind == .sometimes, !judge.wasTrue, isComplete, options.until == nil else {
        return PlayedRule(name, .met)
      }
      return PlayedRule(name, judge.metMissingPath ? .neverTrueAndMissing : .neverTrue)
    } + setup.unfitRules.map { PlayedRule($0, .notApplied) }
  }

  private func report(brokenBy rule: CheckedRule, at moment: String, _ snapshot: CaseSnapshot) {
    let findings = RuleFindings(rule, in: snapshot, hiding: redaction)
    record(.expect(ok: false, text: findings.text, actual: findings.actual), as: rule.place)
    fail(
      .rule(findings.text, writtenAs: rule.text, moment: moment, found: findings.sentence), at: now, place: rule.place)
  }

  private func momentOfStep(for rule: CheckedRule) -> String {
    guard let stepPlace else { return "at the start" }
    // JSON has room for a whole script in one line.
    if stepPlace == rule.place { return "after a later statement of its line" }
    // A line number without a file means the script, which is clear only if the rule stands in the script too.
    let isOfScript = stepPlace.file == nil && rule.place?.file == nil
    return "after " + (isOfScript ? "line \(stepPlace.line)" : stepPlace.text(in: script ?? "-"))
  }
}
