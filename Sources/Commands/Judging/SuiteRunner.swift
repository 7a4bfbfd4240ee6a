import Coverage
import ExactStrings
import GoldenFiles
import Pages
import Playback
import Processes
import Reports
import Timelines

/// Plays the cases of a suite, compares them with their goldens, prints the differences, and accepts them on request.
final class SuiteRunner {
  let environment: CommandEnvironment
  let request: TestRequest
  private let workers: Workers
  private let outlets: ReportOutlets
  /// The program that plays, if a build may replace it meanwhile.
  private let program: RunningProgram?
  let sweeper = FolderSweeper()
  private var code = ExitCode.expected
  /// The report of each case, in the order of the suite.
  private var report = SuiteReport()
  /// The cases of the page, if one is wanted.
  private(set) var page: SuitePage?
  private var progress: ProgressLine?
  private var redactions = IdleRedactions()
  private var rules = IdleRules()
  /// The coverage of the cases; nil where it was not asked for.
  private var coverage: SuiteCoverage?
  /// Whether the suite is not sharded. In a shard, rules and redactions without use are not reported: another shard may use
  /// them.
  private let isWholeSuite: Bool
  private var passed = 0
  private var failed = 0
  private var failedAsExpected = 0
  private var skipped = 0
  /// The number of files that cannot be played or judged, and the number of goldens without a script or case.
  private var (unusable, obsolete) = (0, 0)
  /// The number of scripts with changes that may be accepted.
  private var acceptable = 0
  /// Whether `@only` is a failure: it is meant for the time of writing.
  private var forbidsNarrowing = false

  init(
    _ request: TestRequest, _ workers: Workers, _ outlets: ReportOutlets, _ environment: CommandEnvironment,
    _ program: RunningProgram? = nil
  ) {
    self.request = request
    self.workers = workers
    self.outlets = outlets
    self.environment = environment
    self.program = program
    coverage = request.coverage.map { _ in SuiteCoverage(of: environment.catalog.names) }
    page = outlets.wantsPage ? SuitePage() : nil
    isWholeSuite = request.shard == nil && environment.variables[.totalShards] == nil
  }

  /// Plays and judges the cases of a suite and prints the results; throws a `CancellationError` instead of
  /// printing the rest once a build has replaced the program.
  func run(_ suite: ScriptSuite) throws -> ExitCode {
    try program?.ensureIsCurrent()
    for complaint in suite.complaints {
      printMistake(complaint.text)
      if !complaint.isOfEntry { recordFile(.error(complaint.mistakes, in: complaint.script)) }
    }
    if suite.isNothing, !request.allowsNothing { printMistake("error: nothing to play\(suite.reasonForNothing)\n") }
    forbidsNarrowing = suite.isNarrowed && environment.isContinuousIntegration
    let play = try SuitePlay(suite.entries, by: workers, in: environment, repetitions: request.repetitions)
    if !outlets.takesStandardOutput { progress = ProgressLine(total: suite.caseCount, in: environment) }
    progress?.show(done: 0, failed: 0)
    defer { progress?.clear() }
    for entry in suite.entries {
      try playScript(of: entry, with: play)
      progress?.show(done: judged, failed: failed)
    }
    try program?.ensureIsCurrent()
    progress?.clear()
    for path in suite.obsoleteGoldens where request.pending?.contains(path) != true && path != request.golden {
      reportObsoleteGolden(.obsoleteGolden(path), at: path)
    }
    printUnlessQuiet(
      summary(of: suite) + (acceptable > 1 ? "review: \(review())" : "")
        + (obsolete > 0 ? "prune: \(review(pruning: true))" : ""))
    if let coverage { report(coverage) }
    if isWholeSuite { environment.errors.write(redactions.warnings + rules.warnings) }
    FailedCases(in: environment)?.keep(report)
    let words = [environment.program.name, "test"] + request.paths
    var page = page.map { Page(title: words.joined(separator: " "), cases: $0.cases) }
    page?.appendix = coverage.map { PageAppendix($0, isWhole: isWholeSuite) }
    for mistake in outlets.deliver(report, page, to: environment) { printMistake("error: \(mistake)\n") }
    return code
  }

  private func playScript(of entry: ScriptSuite.Entry, with play: SuitePlay) throws {
    let script = entry.script
    if !script.mistakes.isEmpty {
      recordFile(.error(script.mistakes, in: script.name, golden: golden(of: entry)?.path))
    }
    do {
      if request.failsFast, failed > 0 { skip(entry.chosen, of: entry) } else { try playCases(of: entry, play) }
    } catch let error where error is ChannelError || error is CancellationError {
      throw error
    } catch {
      printMistake("error: \("\(error)".onOneLine)\n")
      recordFile(CaseReport(script: script.name, outcome: .error, golden: golden(of: entry)?.path, message: "\(error)"))
    }
  }

  private func playCases(of entry: ScriptSuite.Entry, _ play: SuitePlay) throws {
    if entry.chosen.isEmpty { return }
    let golden = golden(of: entry)
    let file = golden ?? AtomicFile(ScriptPath.golden(of: entry.script.name))
    var played = try play.played(entry)
    let old = try file.read()
    try program?.ensureIsCurrent()
    if entry.isWhole {
      for one in played.cases {
        redactions.add(one.outcome)
        rules.add(one.outcome)
      }
    }
    var verdict = verdict(on: played, of: entry, beside: old, at: file.path)
    if request.failsFast, let last = verdict.firstFailure, last + 1 < played.cases.count {
      played = PlayedScript(Array(played.cases[...last]))
      verdict = self.verdict(on: played, of: entry, beside: old, at: file.path)
    }
    for mistake in played.cases.flatMap(\.outcome.mistakes) { printMistake("\(mistake)\n") }
    if request.accepts, try fillHoles(played, of: entry) { return try playCases(of: play.again(entry), play) }
    if golden == nil, old != nil {
      let message = "obsolete golden: the script says '@golden none'"
      reportObsoleteGolden(
        CaseReport(script: entry.script.name, outcome: .fail, golden: file.path, message: message), at: file.path)
    }
    report(verdict, on: played.cases, of: entry, at: file.path)
    for one in played.cases {
      if let trail = one.trail { coverage?.add(trail, of: one.outcome.outline.reactor) }
    }
    if request.accepts, let golden, verdict.problem == nil {
      try accept(played, of: entry, into: golden, old)
    } else if !request.accepts, let golden {
      try leavePending(played, of: entry, for: golden.path, old)
    }
    skip(entry.chosen.dropFirst(played.cases.count), of: entry)
  }

  private func verdict(
    on played: PlayedScript, of entry: ScriptSuite.Entry, beside old: [UInt8]?, at path: String
  ) -> ScriptVerdict {
    if golden(of: entry) == nil {
      return ScriptVerdict(withoutGolden: played.cases, forbidsNarrowing: forbidsNarrowing)
    }
    if request.accepts {
      let obstacle = obstacle(to: played, of: entry, over: old, at: path)
      return ScriptVerdict(accepting: played.cases, despite: obstacle, forbidsNarrowing: forbidsNarrowing)
    }
    return ScriptVerdict(
      played.cases, beside: old, at: path, areAll: entry.isWhole && played.cases.count == entry.chosen.count,
      forbidsNarrowing: forbidsNarrowing)
  }

  /// Returns the golden of a script; nil if the script forbids one.
  func golden(of entry: ScriptSuite.Entry) -> AtomicFile? {
    entry.script.forbidsGolden ? nil : AtomicFile(request.golden ?? ScriptPath.golden(of: entry.script.name))
  }

  private func skip(_ cases: some Sequence<CaseOutline>, of entry: ScriptSuite.Entry) {
    for one in cases {
      let report = CaseReport(
        script: entry.script.name, title: one.title, outcome: .skip, golden: golden(of: entry)?.path,
        message: "a case before it failed, and '--fail-fast' stops there")
      record(report) { $0.add(report) }
    }
  }
}

// MARK: Printing

extension SuiteRunner {
  /// Adds a case to the reports and to the summary; `show` adds it to the page, if one is wanted.
  func record(_ one: CaseReport, show: (inout SuitePage) -> Void) {
    report.cases.append(one)
    page.update(show)
    switch one.outcome {
    case .skip: skipped += 1
    case .xfail: failedAsExpected += 1
    default: if one.outcome.isFailure { failed += 1 } else { passed += 1 }
    }
  }

  /// Adds a mistake of a file, not of a case, to the reports.
  private func recordFile(_ one: CaseReport) {
    report.cases.append(one)
    page?.add(one)
    if one.outcome == .error { unusable += 1 } else { obsolete += 1 }
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

  /// Prints a failure.
  func printFailure(_ text: String) {
    code.combine(with: .different)
    print(text)
  }

  /// Prints that a golden belongs to nothing, and stores it for the reports.
  func reportObsoleteGolden(_ one: CaseReport, at golden: String) {
    printFailure("FAIL \(golden.onOneLine)  \(one.message)\n")
    recordFile(one)
  }

  /// Prints a mistake because of which the result cannot be trusted.
  func printMistake(_ text: String) {
    code.combine(with: .untrusted)
    progress?.clear()
    environment.output.flush()
    environment.errors.write(text)
  }

  /// Prints the command that accepts the played cases of a script.
  func printAcceptCommand(_ script: String) {
    acceptable += 1
    print("accept: \(acceptCommand(script))\n")
  }

  /// The command that accepts the played cases of a script.
  func acceptCommand(_ script: String) -> String {
    environment.program.speaking(TerminalReport.acceptCommand(path: script, flags: request.acceptFlags))
  }

  /// Prints what the suite covers, and stores it for the reports. Less than was asked for is a failure.
  private func report(_ coverage: SuiteCoverage) {
    let goal = request.coverage?.percent
    report.coverage = coverage.records(isWhole: isWholeSuite, required: goal)
    printUnlessQuiet(coverage.text(isWhole: isWholeSuite, tellingCalls: environment.verbosity == .verbose))
    let percent = coverage.share.percent
    if let goal, percent < goal { printFailure("coverage \(percent) % is below \(goal) %\n") }
  }

  private var judged: Int { passed + failed + failedAsExpected + skipped }

  /// The command that reviews the played cases.
  /// - Parameter pruning: Whether it removes obsolete goldens, of which none is pending.
  private func review(pruning: Bool = false) -> String {
    let source = pruning ? ["--prune"] : request.pending.map { ["--from", $0.path] } ?? []
    return "\(environment.program.name) review\((source + request.paths).map { " " + $0.asShellWord }.joined())\n"
  }

  private func summary(of suite: ScriptSuite) -> String {
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    let scripts = suite.entries.count { !$0.chosen.isEmpty }
    let counts = [
      ("passed", passed), ("failed", failed), ("failed as expected", failedAsExpected), ("not played", skipped),
    ].filter { $0.1 > 0 }
    return "\(count(judged, "case")) in \(count(scripts, "script")): "
      + (counts.isEmpty ? "nothing played" : counts.map { "\($0.1) \($0.0)" }.joined(separator: ", "))
      + (unusable > 0 ? "; \(count(unusable, "error"))" : "")
      + (obsolete > 0 ? "; \(count(obsolete, "obsolete golden"))" : "") + "\n"
  }
}

extension Optional {
  /// Changes the value, if there is one.
  fileprivate mutating func update(_ change: (inout Wrapped) -> Void) {
    guard var value = take() else { return }
    change(&value)
    self = value
  }
}
