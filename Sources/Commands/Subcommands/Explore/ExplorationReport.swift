import ActionScripts
import ExactStrings
import Exploration
import Files
import JSONValues
import Playback
import Reports

/// Tells what was found in one subject, and keeps it as scripts.
struct ExplorationReport {
  private let request: ExploreRequest
  private let subject: ExplorationSubject
  private let environment: CommandEnvironment
  private let names: KeptNames
  /// Whether standard output is for a report.
  private let isQuiet: Bool
  /// The command that finds the same again.
  private let origin: String

  /// - Parameters:
  ///   - runs: The number of runs that were played.
  ///   - names: The names of the scripts that were kept so far.
  init(
    _ request: ExploreRequest, on subject: ExplorationSubject, after runs: Int, in environment: CommandEnvironment,
    besides names: KeptNames, isQuiet: Bool
  ) {
    // A shard plays only its part of the runs, so the number of runs for the command is larger.
    origin = request.command(exploring: subject.operands, played: runs * (request.shard?.total ?? 1))
    self.request = request
    self.names = names
    self.isQuiet = isQuiet
    self.subject = subject
    self.environment = environment
  }

  /// Tells a finding: what is wrong, the script, the line that fails, the timeline.
  func write(_ finding: Finding) throws -> ReportedFinding {
    let kept = FindingScript(
      of: finding, after: subject.beginning, origin: origin,
      isExpected: request.folder != nil)

    let (outline, cases) = try play(kept.text)
    let played = cases.first
    let script = Array(kept.text.utf8)
    let path = request.folder.map { folder in
      names.path("\(folder)/\(subject.template.reactor)/\(finding.fileName)", for: script)
    }
    var reported = ReportedFinding(
      report: report(of: finding, kept, played), isRemark: request.options.isRemark(finding),
      message: remark(on: finding, played), script: kept.text, outline: outline, cases: cases)
    let isShown = request.format == .text && !(reported.isRemark && environment.verbosity == .quiet)
    if isShown { write(text(of: finding, kept, played, in: path.map { $0 + ScriptPath.suffix } ?? reported.file)) }
    if request.format == .jsonl { write(record(of: finding, kept, played).text + "\n") }
    guard let path else { return reported }
    try AtomicFile(path + ScriptPath.suffix).write(script)
    if !cases.isEmpty, !cases.contains(where: \.isInterrupted) {
      try AtomicFile(path + ScriptPath.goldenSuffix).write(PlayedScript(cases).timeline)
    }
    if isShown { write("kept as \(path.onOneLine).reel\n\n") }
    reported.file = path + ScriptPath.suffix
    reported.report.script = reported.file
    reported.report.place = played?.outcome.failures.first?.place
    return reported
  }

  private func write(_ text: String) {
    if !isQuiet { environment.output.write(text) }
  }

  private func report(of finding: Finding, _ kept: FindingScript, _ played: PlayedCase?) -> CaseReport {
    let outcome: CaseReport.Outcome =
      switch finding.problem.oracle {
      case .crash: .crash
      case .timeout: .timeout
      default: .fail
      }
    return CaseReport(
      script: subject.name, title: kept.title, outcome: outcome, message: message(of: finding, played).onOneLine,
      at: played?.outcome.failures.first?.at, details: kept.text + (played?.details ?? ""))
  }

  /// Tells how much was explored.
  func summarize(_ found: Exploration) -> ExplorationSummary {
    let remarks = found.findings.count(where: request.options.isRemark)
    let summary = ExplorationSummary(
      found, of: subject, seed: request.options.seed, isPart: request.shard != nil, remarks: remarks)
    switch request.format {
    case .text: if environment.verbosity != .quiet { write(summary.text) }
    case .jsonl: write(summary.record.text + "\n")
    }
    return summary
  }

  private func text(of finding: Finding, _ kept: FindingScript, _ played: PlayedCase?, in file: String) -> String {
    var text =
      "\(request.options.isRemark(finding) ? "REMARK" : "FOUND") \(kept.title)\n\(remark(on: finding, played))\n\n"
    text += kept.text.indented + "\n"
    if let played {
      for failure in played.outcome.failures { text += diagnostic(of: failure, in: kept.text, of: file) }
      let timeline = String(decoding: PlayedScript([played]).timeline, as: UTF8.self)
      // Of a case that was interrupted only the last frames are known.
      text += (timeline + played.details).indented + "\n"
    }
    return text
  }

  /// The problem and the way in which it was shrunk, on one line.
  private func remark(on finding: Finding, _ played: PlayedCase?) -> String {
    "\(message(of: finding, played).onOneLine) (shrunk in \(counted(finding.plays, "play")))"
  }

  /// The problem. The message of a rule names the lines of the script.
  private func message(of finding: Finding, _ played: PlayedCase?) -> String {
    let isRule = finding.problem.oracle == .rule
    return (isRule ? played?.outcome.failures.first?.description : nil) ?? finding.problem.text
  }

  /// The line of a script that a failure blames, with a caret.
  private func diagnostic(of failure: CaseFailure, in text: String, of file: String) -> String {
    let parsed = Script.parse(text, file: file, notation: .lines)
    guard let line = failure.place?.line,
      let statement = parsed.script.statements.first(where: { $0.range.line == line })
    else { return "" }
    let diagnostic = parsed.source.diagnostic("\(failure)", at: statement.range, note: nil)
    return "\(diagnostic)\n\n"
  }

  private func record(of finding: Finding, _ kept: FindingScript, _ played: PlayedCase?) -> JSONValue {
    .object([
      .init("type", request.options.isRemark(finding) ? "remark" : "finding"),
      .init("reactor", subject.template.reactor),
      .init("oracle", finding.problem.oracle.rawValue), .init("title", kept.title),
      .init("message", message(of: finding, played)), .init("script", kept.text), .init("plays", finding.plays),
    ])
  }

  /// Plays the cases of a script as `reel test` would, in a process of its own; none where it cannot be played.
  private func play(_ text: String) throws -> (outline: [CaseOutline], played: [PlayedCase]) {
    let workers = Workers(request.workers)
    let source = ScriptSource(number: 0, path: "-", content: Array(text.utf8))
    guard let outline = try workers.check([source]).first, !outline.cases.isEmpty else { return ([], []) }
    workers.play(outline.cases, of: source, digest: outline.digest)
    return (outline.cases, try workers.played(source))
  }
}

/// A finding that was reported.
struct ReportedFinding {
  /// The finding as a case that failed.
  var report: CaseReport
  /// Whether the finding is a remark, which does not fail the run.
  let isRemark: Bool
  /// The problem and the way in which it was shrunk, on one line.
  let message: String
  /// The script that shows it.
  let script: String
  /// The name of the script in messages: its file if it is kept.
  var file = "the script above"
  /// The cases of the script; none where it cannot be played.
  let outline: [CaseOutline]
  /// The same cases after they were played.
  let cases: [PlayedCase]
}

extension PlayedCase {
  /// What is known of an interruption: the last frames, and what was printed.
  var details: String { outcome.failures.map(\.details).joined() }
}
