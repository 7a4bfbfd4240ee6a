import ActionScripts
import ExactStrings
import Files
import Playback
import Processes

extension RunCommand {
  package static func run(_ request: RunRequest, in environment: CommandEnvironment) throws -> ExitCode {
    let runner = ScriptRunner(request, environment)
    var code = ExitCode.expected
    for script in request.scripts {
      code.combine(with: script == "-" ? try runner.playInput() : runner.play(script))
    }
    if code == .expected, runner.played.isEmpty, runner.caseCount > 0 {
      environment.errors.write("error: nothing to play\(request.selection.reasonForNothing(of: runner.caseCount))\n")
      return .untrusted
    }
    runner.explainFailures()
    runner.warn()
    environment.noteForgottenCases(of: runner.played)
    return code
  }
}

/// Plays scripts and prints their timelines.
private final class ScriptRunner {
  private let environment: CommandEnvironment
  private let options: PlayOptions
  private let selection: CaseSelection
  private let notation: ScriptNotation?
  private let printer: TimelinePrinter
  private var redactions = IdleRedactions()
  private var rules = IdleRules()
  private var idleLines = IdleLines()
  /// The number of cases in the files.
  private(set) var caseCount = 0
  /// The reactors that were played.
  private(set) var played: [String] = []
  /// The reasons why the exit code is 1, besides those that were reported with their lines.
  private var reasons: [String] = []

  init(_ request: RunRequest, _ environment: CommandEnvironment) {
    self.environment = environment
    options = request.options
    selection = request.selection
    notation = request.notation
    printer = TimelinePrinter(request.format, isFull: request.isFull, output: environment.output)
    Traps.whenTrapped { [printer] in printer.flush() }
  }

  func play(_ path: String) -> ExitCode {
    if ScriptLoader.isFolder(path) {
      environment.errors.write(
        environment.program.speaking(
          "error: '\(path.onOneLine)' is a folder: 'reel test \(path.asShellWord)' plays the scripts in it\n"))
      return .untrusted
    }
    let content: [UInt8]
    do {
      content = try ScriptLoader.script(at: path)
    } catch {
      environment.errors.write("error: \(error.message)\n")
      return .untrusted
    }
    let preparer = ScriptPreparer(
      catalog: environment.catalog, options: options, files: ScriptLoader(script: path))
    let script = preparer.prepare(content, name: path, notation: notation)
    for diagnostic in script.diagnostics { complain(diagnostic) }
    if !script.diagnostics.isEmpty {
      rules.addUnplayedCases()
      return .untrusted
    }
    var code = ExitCode.expected
    printer.startScript()
    caseCount += script.cases.count
    let chosen = script.cases.filter { selection.admits($0.outline, of: path) }
    environment.warn(ofOwnReactors: chosen.map(\.outline), in: path, besides: options.reactor)
    for one in chosen {
      let outcome = one.play(to: printer)
      printer.flush()
      code.combine(with: record(outcome, in: path))
      for mistake in outcome.mistakes { complain(mistake) }
    }
    return code
  }

  func playInput() throws -> ExitCode {
    printer.startScript()
    let player = LivePlayer(
      catalog: environment.catalog, options: options, files: ScriptLoader(script: nil), notation: notation,
      receiver: printer,
      report: { [unowned self] diagnostic in
        printer.flush()
        complain(diagnostic)
      })
    while let chunk = try environment.input.readChunk() {
      player.feed(chunk)
      printer.flush()
      guard player.unreadCount <= AtomicFile.longestStream else {
        throw ChannelError(
          ended: "cannot read standard input: a statement does not end within \(AtomicFile.longestStream) bytes")
      }
    }
    let (outcomes, isSound) = player.finish()
    printer.flush()
    var code = isSound ? ExitCode.expected : .untrusted
    environment.warn(ofOwnReactors: outcomes.map(\.outline), in: "-", besides: options.reactor)
    for outcome in outcomes { code.combine(with: record(outcome, in: "-")) }
    return code
  }

  /// Warns of redactions that matched nothing, of rules without use, and of lines without effect.
  func warn() { environment.errors.write(redactions.warnings + rules.warnings + idleLines.warnings) }

  /// Prints in one line why the exit code is 1, unless all reasons were reported with their lines.
  func explainFailures() {
    guard let first = reasons.first else { return }
    let more = reasons.count == 1 ? "" : " (and \(reasons.count - 1) more)"
    environment.errors.write("failed: \(first)\(more)\n")
  }

  private func record(_ outcome: CaseOutcome, in script: String) -> ExitCode {
    redactions.add(outcome)
    rules.add(outcome)
    idleLines.add(outcome)
    let reactor = outcome.outline.reactor
    if played.last != reactor { played.append(reactor) }
    let verdict = CaseVerdict(outcome)
    let code = verdict.result.code
    if code == .expected { return code }
    let name = outcome.outline.name(in: script)
    if let headline = verdict.headline { reasons.append("\(name): \(headline)") }
    for failure in outcome.failures {
      if var diagnostic = failure.diagnostic {
        if let title = outcome.outline.title { diagnostic.message = "\(title): \(diagnostic.message)" }
        complain(diagnostic)
      } else {
        reasons.append("\(name): \(failure.line(in: script))")
      }
    }
    return code
  }

  private func complain(_ diagnostic: Diagnostic) {
    environment.errors.write("\(diagnostic)\n")
  }
}
