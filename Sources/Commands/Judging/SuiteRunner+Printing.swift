import Comparison
import ExactStrings
import Playback
import Reports
import Timelines

extension SuiteRunner {
  /// Prints the verdict on a script, and stores it for the reports.
  func report(_ verdict: ScriptVerdict, on played: [PlayedCase], of entry: ScriptSuite.Entry, at golden: String) {
    let script = entry.script.name
    let command = verdict.isAcceptable ? acceptCommand(script) : nil
    if let news = verdict.news, !news.shapes.isEmpty { printFailure(terminalReport.shapes(of: news, path: script)) }
    for (index, one) in verdict.cases.enumerated() {
      let report = CaseReport(one, in: script, golden: self.golden(of: entry)?.path)
      record(report) {
        $0.add(report, of: played[index], in: entry, difference: verdict.difference(at: index), command: command)
      }
      printResult(one, in: script)
      if let difference = verdict.difference(at: index) { printDifference(difference, in: script) }
    }
    for one in verdict.lost {
      let report = CaseReport(one, script: script, golden: golden)
      record(report) { $0.add(report, lost: one) }
      printDifference(one, in: script)
    }
    if let problem = verdict.problem { printFailure("FAIL \(script.onOneLine)  \(problem)\n") }
    if verdict.isAcceptable { printAcceptCommand(script) }
  }

  /// Prints the result of a case, and its failures besides the golden.
  private func printResult(_ verdict: CaseVerdict, in script: String) {
    let name = verdict.outcome.outline.name(in: script)
    if verdict.isForbiddenNarrowing { printFailure("FAIL \(name)  \(CaseVerdict.forbiddenNarrowing)\n") }
    switch verdict.result {
    case .pass: if environment.verbosity == .verbose { print("pass \(name)\n") }
    case .xfail: if environment.verbosity == .verbose { print("xfail \(name)  \(verdict.headline ?? "")\n") }
    default:
      if let headline = verdict.headline { return printFailure("FAIL \(name)  \(headline)\n") }
      for failure in verdict.outcome.failures { printFailure(failure, of: name, in: script) }
    }
  }

  private func printFailure(_ failure: CaseFailure, of name: String, in script: String) {
    if let diagnostic = failure.diagnostic {
      return printFailure("FAIL \(name)  at \(failure.at.text):\n\(diagnostic)\n")
    }
    let place = failure.place.map { "  \($0.text(in: script))" } ?? ""
    let text = failure.description.clipped(to: max(2 * environment.width, 120))
    let advice = request.accepts && failure.hole != nil ? HoleFilling.advice : ""
    printFailure("FAIL \(name)  at \(failure.at.text): \(text)\(advice)\(place)\n\(failure.details)")
  }

  /// Prints how a case differs from its golden; a case that was not played is missing.
  private func printDifference(_ comparison: CaseComparison, in script: String) {
    let text = terminalReport.text(of: comparison, path: script)
    if !text.isEmpty { printFailure(text) }
  }

  private var terminalReport: TerminalReport { TerminalReport(for: environment, isColored: environment.colorsOutput) }
}
