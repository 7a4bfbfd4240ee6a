import Comparison
import Coverage
import ExactStrings
import Playback
import Reports
import Timelines

extension SuiteRunner {
  /// Adds a case to the reports and to the summary; `show` adds it to the page, if one is wanted.
  func record(_ one: CaseReport, show: (inout SuitePage) -> Void) {
    report.cases.append(one)
    code.combine(with: one.outcome.code)
    page.update(show)
    tally.add(one.outcome)
  }

  /// Adds a mistake of a file, not of a case, to the reports, and counts it.
  func recordFile(_ one: CaseReport, as count: WritableKeyPath<SuiteTally, Int> = \.unusable) {
    report.cases.append(one)
    code.combine(with: one.outcome.code)
    page?.add(one)
    tally[keyPath: count] += 1
  }

  /// Prints a text, unless a report takes standard output.
  func print(_ text: String) {
    if outlets.takesStandardOutput { return }
    progress?.clear()
    environment.output.write(text)
  }

  /// Prints a text that is not a failure, unless quiet.
  func printUnlessQuiet(_ text: String) {
    if environment.verbosity != .quiet { print(text) }
  }

  /// Prints that a case or a file fails, with the text behind its name.
  private func printFailure(of name: String, _ text: String) {
    print("\(terminalReport.shown(verb: "FAIL")) \(name)\(text)")
  }

  /// Prints that a golden is obsolete, and stores this for the reports.
  func reportObsoleteGolden(_ one: CaseReport, at golden: String) {
    printFailure(of: golden.onOneLine, "  \(one.message)\n")
    recordFile(one, as: \.obsolete)
  }

  /// Prints a mistake that makes the result untrustworthy.
  func printMistake(_ text: String) {
    code.combine(with: .untrusted)
    progress?.clear()
    environment.output.flush()
    environment.errors.write(text)
  }

  /// Prints the command that accepts the played cases of a script.
  func printAcceptCommand(_ script: String) {
    tally.acceptable += 1
    print("accept: \(acceptCommand(script))\n")
  }

  /// The command that accepts the played cases of a script.
  func acceptCommand(_ script: String) -> String {
    environment.program.command("test", ["--accept"] + request.acceptFlags, [script])
  }

  /// Prints the coverage of the suite, and stores it for the reports. A coverage below the goal is a failure.
  func report(_ coverage: SuiteCoverage) {
    let goal = request.coverage?.percent
    let failure = goal.flatMap { shortfall(of: coverage, below: $0) }
    report.coverage = coverage.records(isWhole: isWholeSuite, required: goal, isReached: failure == nil)
    printUnlessQuiet(coverage.text(isWhole: isWholeSuite, tellingCalls: environment.verbosity == .verbose))
    guard let failure else { return }
    code.combine(with: .different)
    print("\(failure)\n")
    report.shortfall = .shortfall(failure)
  }

  /// Returns the failure of a coverage below a goal, in percent; nil if it is not below.
  private func shortfall(of coverage: SuiteCoverage, below goal: Int) -> String? {
    if coverage.reactors.isEmpty, tally.judged > 0 {
      return "coverage is below \(goal) %: no case was played to its end"
    }
    let percent = coverage.share.percent
    return percent < goal ? "coverage \(percent) % is below \(goal) %" : nil
  }

  /// The command that reviews the played cases.
  /// - Parameter pruning: Whether the command removes obsolete goldens, which are never among the pending files.
  func review(pruning: Bool = false) -> String {
    let flags = pruning ? ["--prune"] : request.pending.map { ["--from", $0.path] } ?? request.workers.judgingFlags
    return environment.program.command("review", flags, request.paths) + "\n"
  }

  /// Prints the verdict on a script, and stores it for the reports.
  func report(_ verdict: ScriptVerdict, on played: [PlayedCase], of entry: ScriptSuite.Entry, at golden: String) {
    let script = entry.script.name
    let command = verdict.isAcceptable ? acceptCommand(script) : nil
    if let news = verdict.news, !news.shapes.isEmpty { print(terminalReport.shapes(of: news, path: script)) }
    for (index, one) in verdict.cases.enumerated() {
      let report = CaseReport(
        one, in: script, golden: self.golden(of: entry)?.path, showsFrames: outlets.wantsDetails)
      recordLeftOut(of: entry, before: entry.chosen.dropFirst(index).first)
      record(report) {
        $0.add(report, of: played[index], in: entry, difference: verdict.difference(at: index), command: command)
      }
      printResult(one, in: script)
      if let difference = verdict.difference(at: index) { printDifference(difference, in: script) }
    }
    for one in verdict.lost {
      let report = CaseReport(one, script: script, golden: golden, showsFrames: outlets.wantsDetails)
      record(report) { $0.add(report, lost: one) }
      printDifference(one, in: script)
    }
    if let problem = verdict.problem {
      let names = verdict.damaged.map { verdict.cases[$0].outcome.outline.name(in: script) }
      for name in names.isEmpty || names.count == verdict.cases.count ? [script.onOneLine] : names {
        printFailure(of: name, "  \(problem)\n")
      }
      if !verdict.casesTellProblem {
        let report = CaseReport(script: golden, outcome: .fail, golden: golden, message: problem)
        recordFile(report, as: \.unusableGoldens)
      }
    }
    if verdict.isAcceptable { printAcceptCommand(script) }
  }

  /// Prints the result of a case, and its failures besides the golden.
  private func printResult(_ verdict: CaseVerdict, in script: String) {
    let name = verdict.outcome.outline.name(in: script)
    if verdict.isForbiddenNarrowing { printFailure(of: name, "  \(CaseVerdict.forbiddenNarrowing)\n") }
    switch verdict.result {
    case .pass: if environment.verbosity == .verbose { print("pass \(name)\n") }
    case .xfail: if environment.verbosity == .verbose { print("xfail \(name)  \(verdict.headline ?? "")\n") }
    default:
      if let headline = verdict.headline { return printFailure(of: name, "  \(headline)\n") }
      for mistake in verdict.outcome.mistakes {
        let place = mistake.place(in: script).column(in: script)
        printFailure(of: name, "  \(shown(mistake.message.onOneLine))\(place)\n")
      }
      for failure in verdict.outcome.failures { printFailure(failure, of: name, in: script) }
    }
  }

  private func printFailure(_ failure: CaseFailure, of name: String, in script: String) {
    if let diagnostic = failure.diagnostic {
      return printFailure(of: name, "  at \(failure.at.text):\n\(diagnostic)\n")
    }
    let advice = request.accepts && failure.hole != nil ? HoleFilling.advice(for: script) : ""
    let text = shown(failure.description)
    printFailure(
      of: name, "  at \(failure.at.text): \(text)\(advice)\(failure.place.column(in: script))\n\(failure.details)")
  }

  /// Returns a message, shortened where it is long.
  private func shown(_ message: String) -> String { message.clipped(to: max(2 * environment.width, 120)) }

  /// Prints the differences of a case from its golden. A case that was not played counts as missing.
  private func printDifference(_ comparison: CaseComparison, in script: String) {
    if outlets.takesStandardOutput { return }
    let text = terminalReport.text(of: comparison, path: script)
    if !text.isEmpty { print(text) }
  }

  private var terminalReport: TerminalReport { TerminalReport(for: environment, isColored: environment.colorsOutput) }
}

extension Optional {
  /// Changes the value, if there is one.
  fileprivate mutating func update(_ change: (inout Wrapped) -> Void) {
    guard var value = take() else { return }
    change(&value)
    self = value
  }
}
