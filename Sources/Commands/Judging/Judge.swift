import CommandLines
import ExactStrings
import GoldenFiles
import Playback
import Reports
import Timelines

/// Plays the cases of a suite, compares them with their goldens, prints the differences, and accepts them on request.
final class Judge {
  let environment: CommandEnvironment
  private let workers: Workers
  private let repetitions: Int
  let accepts: Bool
  let pending: PendingFolder?
  private let goldenPath: String?
  private let allowsNothing: Bool
  let failsFast: Bool
  let sweeper = FolderSweeper()
  private let outlets: ReportOutlets
  private let operands: [String]
  /// The flags that have to be repeated to accept the same cases.
  private let acceptFlags: [String]
  private var code = ExitCode.expected
  /// The report of each case, in the order of the suite.
  private var report = SuiteReport()
  private var progress: ProgressLine?
  private var redactions = IdleRedactions()
  /// Whether this is no part of a suite, other parts of which may have what is missed here.
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

  init(_ arguments: Arguments, _ workers: Workers, _ outlets: ReportOutlets, _ environment: CommandEnvironment) {
    self.environment = environment
    self.workers = workers
    repetitions = arguments[TestFlags.repetitions].number
    self.outlets = outlets
    accepts = arguments[TestFlags.accept]
    pending = arguments[TestFlags.pending].map { PendingFolder(path: $0) }
    goldenPath = arguments[TestFlags.golden]
    allowsNothing = arguments[TestFlags.allowEmpty]
    failsFast = arguments[TestFlags.failFast]
    isWholeSuite = arguments[TestFlags.shard] == nil && environment.variables[.totalShards] == nil
    operands = arguments.operands
    acceptFlags =
      (arguments[TestFlags.golden].map { ["--golden", $0] } ?? [])
      + (arguments[TestFlags.name].map { ["-k", $0] } ?? []) + arguments[TestFlags.tag].flatMap { ["--tag", $0] }
  }

  func judge(_ suite: ScriptSuite) throws -> ExitCode {
    for complaint in suite.complaints {
      complain(complaint.text)
      if !complaint.isOfEntry { noteFile(.error(complaint.mistakes, in: complaint.script)) }
    }
    if suite.isNothing, !allowsNothing { complain("error: nothing to play\n") }
    forbidsNarrowing = suite.isNarrowed && environment.isContinuousIntegration
    let play = try SuitePlay(suite.entries, by: workers, in: environment, repetitions: repetitions)
    if !outlets.takesStandardOutput { progress = ProgressLine(total: suite.caseCount, in: environment) }
    progress?.show(done: 0, failed: 0)
    for entry in suite.entries {
      try judge(entry, play)
      progress?.show(done: judged, failed: failed)
    }
    progress?.clear()
    for path in suite.obsoleteGoldens where pending?.contains(path) != true && path != goldenPath {
      fail(.obsoleteGolden(path), at: path)
    }
    remark(
      summary(of: suite) + (acceptable > 1 ? "review: \(review())" : "")
        + (obsolete > 0 ? "prune: \(review(["--prune"]))" : ""))
    if isWholeSuite { environment.errors.write(redactions.warnings) }
    FailedCases(in: environment)?.keep(report)
    for mistake in outlets.deliver(report, to: environment) { complain("error: \(mistake)\n") }
    return code
  }

  private func judge(_ entry: ScriptSuite.Entry, _ play: SuitePlay) throws {
    let script = entry.script
    if !script.mistakes.isEmpty {
      noteFile(.error(script.mistakes, in: script.name, golden: golden(of: entry)?.path))
    }
    do {
      if failsFast, failed > 0 { skip(entry.chosen, of: entry) } else { try judgeCases(of: entry, play) }
    } catch let error as ChannelError {
      throw error
    } catch {
      complain("error: \("\(error)".onOneLine)\n")
      noteFile(CaseReport(script: script.name, outcome: .error, golden: golden(of: entry)?.path, message: "\(error)"))
    }
  }

  private func judgeCases(of entry: ScriptSuite.Entry, _ play: SuitePlay) throws {
    if entry.chosen.isEmpty { return }
    let golden = golden(of: entry)
    let file = golden ?? GoldenFile(ScriptPath.golden(of: entry.script.name))
    let old = try file.read()
    var played = try play.played(entry)
    if entry.isWhole { for one in played.cases { redactions.add(one.outcome) } }
    var verdict = verdict(on: played, of: entry, beside: old, at: file.path)
    if failsFast, let last = verdict.firstFailure, last + 1 < played.cases.count {
      played = PlayedScript(Array(played.cases[...last]))
      verdict = self.verdict(on: played, of: entry, beside: old, at: file.path)
    }
    for mistake in played.cases.flatMap(\.outcome.mistakes) { complain("\(mistake)\n") }
    if accepts, try fillHoles(played, of: entry) { return try judgeCases(of: play.again(entry), play) }
    if golden == nil, old != nil {
      let message = "obsolete golden: the script says '@golden none'"
      fail(CaseReport(script: entry.script.name, outcome: .fail, golden: file.path, message: message), at: file.path)
    }
    tell(verdict, of: entry, at: file.path)
    if accepts, let golden, verdict.problem == nil {
      try accept(played, of: entry, into: golden, old)
    } else if !accepts, let golden {
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
    if accepts {
      let obstacle = obstacle(to: played, of: entry, over: old, at: path)
      return ScriptVerdict(accepting: played.cases, despite: obstacle, forbidsNarrowing: forbidsNarrowing)
    }
    return ScriptVerdict(
      played.cases, beside: old, at: path, areAll: entry.isWhole && played.cases.count == entry.chosen.count,
      forbidsNarrowing: forbidsNarrowing)
  }

  /// Returns the golden of a script; nil if the script forbids one.
  func golden(of entry: ScriptSuite.Entry) -> GoldenFile? {
    entry.script.forbidsGolden ? nil : GoldenFile(goldenPath ?? ScriptPath.golden(of: entry.script.name))
  }

  private func skip(_ cases: some Sequence<CaseOutline>, of entry: ScriptSuite.Entry) {
    for one in cases {
      note(
        CaseReport(
          script: entry.script.name, title: one.title, outcome: .skip, golden: golden(of: entry)?.path,
          message: "a case before it failed, and '--fail-fast' stops there"))
    }
  }
}

// MARK: Printing

extension Judge {
  /// Adds a case to the reports and to the summary.
  func note(_ one: CaseReport) {
    report.cases.append(one)
    switch one.outcome {
    case .skip: skipped += 1
    case .xfail: failedAsExpected += 1
    default: if one.outcome.isFailure { failed += 1 } else { passed += 1 }
    }
  }

  /// Adds a mistake of a file, not of a case, to the reports.
  private func noteFile(_ one: CaseReport) {
    report.cases.append(one)
    if one.outcome == .error { unusable += 1 } else { obsolete += 1 }
  }

  /// Prints a text, unless a report takes standard output.
  func tell(_ text: String) {
    if outlets.takesStandardOutput { return }
    progress?.clear()
    environment.output.write(text)
  }

  /// Prints a text that is not a failure, unless quiet.
  func remark(_ text: String) {
    if environment.verbosity != .quiet { tell(text) }
  }

  /// Prints a failure.
  func fail(_ text: String) {
    code.combine(with: .different)
    tell(text)
  }

  /// Prints that a golden belongs to nothing, and stores it for the reports.
  func fail(_ one: CaseReport, at golden: String) {
    fail("FAIL \(golden.onOneLine)  \(one.message)\n")
    noteFile(one)
  }

  /// Prints a mistake because of which the result cannot be trusted.
  func complain(_ text: String) {
    code.combine(with: .untrusted)
    progress?.clear()
    environment.output.flush()
    environment.errors.write(text)
  }

  /// Prints the command that accepts the played cases of a script.
  func tellHowToAccept(_ script: String) {
    acceptable += 1
    tell(environment.program.speaking(TerminalReport.acceptLine(path: script, flags: acceptFlags)))
  }

  private var judged: Int { passed + failed + failedAsExpected + skipped }

  /// The command that reviews the played cases.
  private func review(_ flags: [String] = []) -> String {
    let words = flags + (pending.map { ["--from", $0.path] } ?? []) + operands
    return "\(environment.program.name) review\(words.map { " " + $0.asShellWord }.joined())\n"
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
