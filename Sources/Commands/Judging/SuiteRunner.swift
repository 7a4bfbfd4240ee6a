import Coverage
import ExactStrings
import Files
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
  let outlets: ReportOutlets
  /// The program that plays, if a build may replace it meanwhile.
  private let program: RunningProgram?
  let sweeper = FolderSweeper()
  var code = ExitCode.expected
  /// The report of each case, in the order of the suite.
  var report = SuiteReport()
  /// The cases of the page, if one is wanted.
  var page: SuitePage?
  var progress: ProgressLine?
  private var redactions = IdleRedactions()
  private var rules = IdleRules()
  private var idleLines = IdleLines()
  /// The coverage of the cases; nil where it was not asked for.
  private var coverage: SuiteCoverage?
  /// Whether the suite is not sharded. In a shard, rules and redactions without use are not reported: another shard may
  /// use them.
  let isWholeSuite: Bool
  var tally = SuiteTally()
  /// Whether `@only` is a failure, because it is meant for the time in which a script is written.
  private var forbidsNarrowing = false
  /// The cases of the present script that `@only` leaves out and that the reports do not have yet.
  private var leftOut: ArraySlice<CaseOutline> = []

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
      rules.addUnplayedCases()
      if !complaint.isOfEntry { recordFile(.error(complaint.mistakes, in: complaint.script)) }
    }
    let named = request.golden.flatMap(ScriptLoader.realPath)
    func isObsolete(_ golden: String) -> Bool {
      request.pending?.contains(golden) != true && ScriptLoader.realPath(golden) != named
    }
    let obsolete = suite.obsoleteGoldens.filter(isObsolete)
    // If the last script of a folder was removed, its golden still has to be reported, in one shard.
    let isNothing = suite.isNothing && (suite.foundCount > 0 || !suite.lostGoldens.contains(where: isObsolete))
    if isNothing, !request.allowsNothing { printMistake("error: nothing to play\(suite.reasonForNothing)\n") }
    forbidsNarrowing = suite.isNarrowed && environment.isContinuousIntegration
    // A page shows all frames, and repetitions are compared with each other.
    let isJudgedWhilePlaying = !request.accepts && page == nil && request.repetitions == 1
    let play = try SuitePlay(suite.entries, by: workers, in: environment, repetitions: request.repetitions) { entry in
      isJudgedWhilePlaying && entry.isWhole ? self.golden(of: entry)?.path : nil
    }
    if !outlets.takesStandardOutput { progress = ProgressLine(total: suite.caseCount, in: environment) }
    progress?.show(done: 0, failed: 0)
    defer { progress?.clear() }
    for entry in suite.entries {
      try playScript(of: entry, with: play)
      progress?.show(done: tally.judged, failed: tally.failed)
    }
    try program?.ensureIsCurrent()
    progress?.clear()
    for path in obsolete { reportObsoleteGolden(.obsoleteGolden(path), at: path) }
    printUnlessQuiet(
      tally.summary(of: suite) + (tally.acceptable > 1 ? "review: \(review())" : "")
        + (tally.obsolete > 0 ? "prune: \(review(pruning: true))" : ""))
    if let coverage { report(coverage) }
    environment.errors.write(
      (isWholeSuite && !suite.isPart ? redactions.warnings + rules.warnings : "") + idleLines.warnings)
    FailedCases(in: environment)?.keep(report)
    let words = [environment.program.name, "test"] + request.paths
    var page = page.map { Page(title: words.joined(separator: " "), cases: $0.cases) }
    page?.appendix = coverage.map {
      PageAppendix($0, isWhole: isWholeSuite, shortfall: report.shortfall?.message)
    }
    for mistake in outlets.deliver(report, page, to: environment) { printMistake("error: \(mistake)\n") }
    return code
  }

  private func playScript(of entry: ScriptSuite.Entry, with play: SuitePlay) throws {
    let script = entry.script
    leftOut = entry.leftOut[...]
    if !script.mistakes.isEmpty {
      recordFile(.error(script.mistakes, in: script.name, golden: golden(of: entry)?.path))
      rules.addUnplayedCases()
    }
    do {
      if request.failsFast, tally.hasFailure { skip(entry.chosen, of: entry) } else { try playCases(of: entry, play) }
    } catch let error where error is ChannelError || error is CancellationError {
      throw error
    } catch {
      printMistake("error: \("\(error)".onOneLine)\n")
      recordFile(CaseReport(script: script.name, outcome: .error, golden: golden(of: entry)?.path, message: "\(error)"))
      rules.addUnplayedCases()
    }
    recordLeftOut(of: entry)
  }

  private func playCases(of entry: ScriptSuite.Entry, _ play: SuitePlay) throws {
    if entry.chosen.isEmpty { return }
    let golden = golden(of: entry)
    let file = golden ?? AtomicFile(ScriptPath.golden(of: entry.script.name))
    var played = try play.played(entry, beside: file.path)
    for one in played.cases { idleLines.add(one.outcome) }
    let old = played.isAsGolden ? nil : try file.read()
    try program?.ensureIsCurrent()
    if entry.isWhole {
      for one in played.cases {
        redactions.add(one.outcome)
        rules.add(one.outcome)
      }
    }
    var verdict = verdict(on: played, of: entry, beside: old, at: file.path)
    func stopAtFailure() {
      guard request.failsFast, let last = verdict.firstFailure, last + 1 < played.cases.count else { return }
      (played, verdict) = (played.prefix(last + 1), verdict.prefix(last + 1))
    }
    stopAtFailure()
    for mistake in played.cases.flatMap(\.outcome.mistakes) { printMistake("\(mistake)\n") }
    if request.accepts, try fillHoles(of: entry, by: verdict) { return try playCases(of: play.again(entry), play) }
    if golden == nil, old != nil {
      let message = "obsolete golden: the script says '@golden none'"
      reportObsoleteGolden(
        CaseReport(script: entry.script.name, outcome: .fail, golden: file.path, message: message), at: file.path)
    }
    var isRewritten = false
    if request.accepts, let golden {
      let result = accept(played, of: entry, into: golden, old, by: verdict)
      isRewritten = result.isRewritten
      if let why = result.obstacle {
        verdict = ScriptVerdict(
          accepting: played.cases, despite: "not accepted: \(why)", forbidsNarrowing: forbidsNarrowing)
        stopAtFailure()
      }
    }
    report(verdict, on: played.cases, of: entry, at: file.path)
    if isRewritten { printUnlessQuiet("accepted \(file.path.onOneLine)\n") }
    for one in played.cases {
      if let trail = one.trail { coverage?.add(trail, of: one.outcome.outline.reactor) }
    }
    if !request.accepts, let golden { try leavePending(played, of: entry, for: golden.path, old, by: verdict) }
    skip(entry.chosen.dropFirst(played.cases.count), of: entry)
  }

  private func verdict(
    on played: PlayedScript, of entry: ScriptSuite.Entry, beside old: [UInt8]?, at path: String
  ) -> ScriptVerdict {
    if golden(of: entry) == nil || played.isAsGolden {
      return ScriptVerdict(withoutGolden: played.cases, forbidsNarrowing: forbidsNarrowing)
    }
    if request.accepts { return ScriptVerdict(accepting: played.cases, forbidsNarrowing: forbidsNarrowing) }
    return ScriptVerdict(
      played.cases, beside: old, at: path, areAll: played.isWhole(for: entry), forbidsNarrowing: forbidsNarrowing)
  }

  /// Returns the golden of a script; nil if the script forbids one.
  func golden(of entry: ScriptSuite.Entry) -> AtomicFile? {
    entry.script.forbidsGolden ? nil : AtomicFile(request.golden ?? ScriptPath.golden(of: entry.script.name))
  }

  private func skip(_ cases: some Sequence<CaseOutline>, of entry: ScriptSuite.Entry) {
    for one in cases {
      recordLeftOut(of: entry, before: one)
      recordSkipped(one, of: entry, because: "a case before it failed, and '--fail-fast' stops there")
      tally.add(.skip)
      rules.addUnplayedCases()
    }
  }

  /// Adds the cases of a script that `@only` leaves out to the reports, as far as they stand before another case.
  func recordLeftOut(of entry: ScriptSuite.Entry, before other: CaseOutline? = nil) {
    while let one = leftOut.first, other.map({ one.index < $0.index }) ?? true {
      leftOut.removeFirst()
      recordSkipped(one, of: entry, because: "left out by '@only'", isLeftOut: true)
    }
  }

  /// Adds a case that was not played to the reports.
  private func recordSkipped(
    _ one: CaseOutline, of entry: ScriptSuite.Entry, because reason: String, isLeftOut: Bool = false
  ) {
    var skipped = CaseReport(
      script: entry.script.name, title: one.title, outcome: .skip, golden: golden(of: entry)?.path, message: reason)
    skipped.isLeftOut = isLeftOut
    report.cases.append(skipped)
    page?.add(skipped)
  }
}
