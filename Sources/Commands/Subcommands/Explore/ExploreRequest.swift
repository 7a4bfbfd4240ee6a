import ActionScripts
import CommandLines
import ExactStrings
import Exploration
import Playback
import Processes
import Reports

/// The request of a command line to `reel explore`.
package struct ExploreRequest: CommandRequest {
  /// The scripts that exploring goes on from; empty where a reactor is named.
  let scripts: [String]
  /// The reactor, with its arguments, as `@reactor` takes them; nil where the scripts name it.
  let reactor: String?
  /// The options of exploring.
  let options: ExplorationOptions
  /// The worker processes.
  let workers: WorkerOptions
  /// The real time after which no other runs are begun; nil for no limit.
  let span: Duration?
  /// The part of the runs that is explored; nil for all.
  let shard: Shard?
  /// The rules that hold besides those of the scripts; nil for none.
  let rules: RuleText?
  /// The reactor that has to reach the same states; nil where nothing is compared.
  let other: String?
  /// The folder for findings; nil where none are kept.
  let folder: String?
  /// The reports, in the order given.
  let reports: [ReportRequest]
  /// The form of the findings.
  let format: OutputFormat

  package init(_ arguments: Arguments, in environment: CommandEnvironment) throws {
    try StandardInput.checkIsReadOnce(arguments.operands)
    scripts = arguments.operands
    reactor = arguments[ExploreFlags.reactor]
    other = arguments[ExploreFlags.against]
    if scripts.isEmpty, reactor == nil {
      throw UsageError("'explore' needs a reactor or a script", hint: "write: reel explore -r NAME;")
    }
    for chosen in [reactor, other] { try environment.catalog.check(chosen: chosen) }
    var options = ExplorationOptions()
    span = arguments[ExploreFlags.span]?.duration
    options.runs = arguments[ExploreFlags.runs]?.number ?? (span == nil ? options.runs : Int.max / 2)
    options.steps = arguments[ExploreFlags.steps].number
    options.seed = arguments[ExploreFlags.seed]
    options.injectsFaults = arguments[ExploreFlags.faults]
    options.failsByOrder = arguments[ExploreFlags.order]
    options.mapping = StateMapping(arguments[ExploreFlags.map])
    self.options = options
    workers = try WorkerOptions(arguments, timeout: arguments[ExploreFlags.timeout].duration)
    shard = try Shard.wanted(arguments[ExploreFlags.shard], environment.variables)
    rules = try arguments[PlayFlags.always].map { RuleText(try RuleFile.read($0)) }
    if other == nil, !options.mapping.pairs.isEmpty {
      throw UsageError("--map goes with --against")
    }
    folder = arguments[ExploreFlags.keep]
    try folder.map { folder throws(UsageError) in
      try ScriptLoader.checkFolder(folder, of: "--keep")
    }
    format = arguments[ExploreFlags.format]
    reports = arguments[ExploreFlags.report]
    try reports.checkPlaces()
    if format == .jsonl, let printed = reports.first(where: { $0.path == nil && $0.form != .github }) {
      throw UsageError(
        "--format jsonl and --report \(printed.form.rawValue) cannot both go to standard output",
        hint: "give the report a file: --report \(printed.form.rawValue)=FILE;")
    }
  }

  /// The command.
  var title: String { command(exploring: scripts) }

  /// Returns the command that repeats the exploration.
  /// - Parameter played: The number of runs that fitted into the span of real time, if there was one.
  func command(exploring scripts: [String], played: Int? = nil) -> String {
    var words = ["reel explore"]
    if let reactor { words.append("-r \(reactor.asShellWord)") }
    words += scripts.map(\.asShellWord)
    if let other { words.append("--against \(other.asShellWord)") }
    words += options.mapping.pairs.map(\.flag)
    if let rules { words.append("--always \(rules.name.asShellWord)") }
    if options.injectsFaults { words.append("--faults") }
    if options.failsByOrder { words.append("--order") }
    let usual = ExplorationOptions()
    if options.steps != usual.steps { words.append("--steps \(options.steps)") }
    if let runs = span == nil ? options.runs : played, runs != usual.runs { words.append("--runs \(runs)") }
    words.append("--seed \(options.seed)")
    return words.joined(separator: " ")
  }
}
