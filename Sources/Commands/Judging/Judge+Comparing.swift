import Comparison
import ExactStrings
import Reports
import Timelines

extension Judge {
  /// Compares what was played with the golden, and tells what differs.
  ///
  /// - Returns: How many of the cases were judged: where the first failure ends the run, those up to it.
  func compare(
    _ played: PlayedScript, of entry: ScriptSuite.Entry, with old: [UInt8]?, at path: String
  ) -> Int {
    let finished = played.cases.filter { !$0.isInterrupted }
    if entry.script.forbidsGolden || finished.isEmpty {
      if entry.script.forbidsGolden, old != nil {
        let message = "obsolete golden: the script says '@golden none'"
        fail(CaseReport(script: entry.script.name, outcome: .fail, golden: path, message: message), at: path)
      }
      for one in played.cases { judge(one, of: entry) }
      return played.cases.count
    }
    let verdict = GoldenVerdict(
      finished, beside: old, at: path, areAll: entry.isWhole && finished.count == entry.chosen.count)
    let firstFailure = finished.indices.first { index in
      !verdict.standings[index].isSame && finished[index].outcome.expectedFailure == nil
    }
    if failsFast, let firstFailure, firstFailure + 1 < played.cases.count {
      return compare(PlayedScript(Array(finished[...firstFailure])), of: entry, with: old, at: path)
    }
    let news = verdict.comparison?.filtered { one in one.actualIndex.map { finished[$0].isNews(one.verdict) } ?? true }
    if let news, !news.shapes.isEmpty { fail(terminalReport.shapes(of: news, path: entry.script.name)) }
    var standings = verdict.standings.enumerated().makeIterator()
    for one in played.cases {
      guard !one.isInterrupted, let (index, standing) = standings.next() else {
        judge(one, of: entry)
        continue
      }
      judge(one, of: entry, standing)
      if let differing = news?.cases.first(where: { $0.actualIndex == index }) { tell(differing, in: entry) }
    }
    for one in verdict.missing {
      note(CaseReport(one, script: entry.script.name, golden: path))
      tell(one, in: entry)
    }
    if let problem = verdict.problem {
      tell(problem, of: finished, in: entry.script.name, isMissing: old == nil)
    } else if let news, !news.isSame {
      let isAcceptable = news.cases.contains { one in
        one.verdict != .same && one.actualIndex.map { finished[$0].isAcceptable } ?? true
      }
      if isAcceptable { tellHowToAccept(entry.script.name) }
    }
    return played.cases.count
  }

  private var terminalReport: TerminalReport { TerminalReport(for: environment, isColored: environment.colorsOutput) }

  private func tell(_ problem: String, of played: [PlayedCase], in script: String, isMissing: Bool) {
    // No golden is written for what is expected to fail.
    if isMissing, played.allSatisfy({ $0.outcome.expectedFailure != nil }) { return }
    fail("FAIL \(script.onOneLine)  \(problem)\n")
    if !isMissing || played.contains(where: \.isAcceptable) { tellHowToAccept(script) }
  }

  /// Tells how a case differs from its golden; one that was not played is missing.
  private func tell(_ comparison: CaseComparison, in entry: ScriptSuite.Entry) {
    let text = terminalReport.text(of: comparison, path: entry.script.name)
    if !text.isEmpty { fail(text) }
  }

  /// Notes a case and tells why it fails besides its golden.
  func judge(_ one: PlayedCase, of entry: ScriptSuite.Entry, _ standing: GoldenVerdict.Standing = .same) {
    let name = one.outcome.name(in: entry.script.name)
    var report = CaseReport(one, in: entry.script.name, golden: golden(of: entry)?.path, standing)
    if forbidsNarrowing {
      let complaint = "says '@only', which continuous integration does not allow"
      fail("FAIL \(name)  \(complaint)\n")
      if !report.outcome.isFailure { (report.outcome, report.message) = (.fail, complaint) }
    }
    note(report)
    switch report.outcome {
    case .pass: if environment.verbosity == .verbose { tell("pass \(name)\n") }
    case .xpass: fail("FAIL \(name)  \(report.message)\n")
    case .xfail: if environment.verbosity == .verbose { tell("xfail \(name)  \(one.outcome.expectedFailure ?? "")\n") }
    default: for failure in one.outcome.failures { tell(failure, of: name, in: entry.script.name) }
    }
  }

  private func tell(_ failure: PlayedCase.Failure, of name: String, in script: String) {
    if let diagnostic = failure.diagnostic { return fail("FAIL \(name)  at \(failure.at.text):\n\(diagnostic)\n") }
    let place = failure.place.map { "  \($0.text(in: script))" } ?? ""
    let text = failure.description.clipped(to: max(2 * environment.width, 120))
    let advice = accepts && failure.hole != nil ? HoleFilling.advice : ""
    fail("FAIL \(name)  at \(failure.at.text): \(text)\(advice)\(place)\n\(failure.details)")
  }
}

extension PlayedCase {
  /// Whether people are told that the case differs from its golden: not where it is expected to fail, and not where the
  /// golden has no section of it because it failed all along.
  fileprivate func isNews(_ verdict: CaseComparison.Verdict) -> Bool {
    outcome.expectedFailure == nil && (verdict != .surplus || isAcceptable)
  }
}
