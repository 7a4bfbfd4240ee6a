import Comparison
import ExactStrings
import Playback
import Reports
import Timelines

extension Judge {
  /// Prints the verdict on a script, and stores it for the reports.
  func tell(_ verdict: ScriptVerdict, of entry: ScriptSuite.Entry, at golden: String) {
    let script = entry.script.name
    if let news = verdict.news, !news.shapes.isEmpty { fail(terminalReport.shapes(of: news, path: script)) }
    for (index, one) in verdict.cases.enumerated() {
      note(CaseReport(one, in: script, golden: self.golden(of: entry)?.path))
      tell(one, in: script)
      if let difference = verdict.difference(at: index) { tell(difference, in: script) }
    }
    for one in verdict.lost {
      note(CaseReport(one, script: script, golden: golden))
      tell(one, in: script)
    }
    if let problem = verdict.problem { fail("FAIL \(script.onOneLine)  \(problem)\n") }
    if verdict.isAcceptable { tellHowToAccept(script) }
  }

  /// Prints the result of a case, and its failures besides the golden.
  private func tell(_ verdict: CaseVerdict, in script: String) {
    let name = verdict.outcome.outline.name(in: script)
    if verdict.isForbiddenNarrowing { fail("FAIL \(name)  \(CaseVerdict.forbiddenNarrowing)\n") }
    switch verdict.result {
    case .pass: if environment.verbosity == .verbose { tell("pass \(name)\n") }
    case .xfail: if environment.verbosity == .verbose { tell("xfail \(name)  \(verdict.headline ?? "")\n") }
    default:
      if let headline = verdict.headline { return fail("FAIL \(name)  \(headline)\n") }
      for failure in verdict.outcome.failures { tell(failure, of: name, in: script) }
    }
  }

  private func tell(_ failure: CaseFailure, of name: String, in script: String) {
    if let diagnostic = failure.diagnostic { return fail("FAIL \(name)  at \(failure.at.text):\n\(diagnostic)\n") }
    let place = failure.place.map { "  \($0.text(in: script))" } ?? ""
    let text = failure.description.clipped(to: max(2 * environment.width, 120))
    let advice = accepts && failure.hole != nil ? HoleFilling.advice : ""
    fail("FAIL \(name)  at \(failure.at.text): \(text)\(advice)\(place)\n\(failure.details)")
  }

  /// Prints how a case differs from its golden; a case that was not played is missing.
  private func tell(_ comparison: CaseComparison, in script: String) {
    let text = terminalReport.text(of: comparison, path: script)
    if !text.isEmpty { fail(text) }
  }

  private var terminalReport: TerminalReport { TerminalReport(for: environment, isColored: environment.colorsOutput) }
}
