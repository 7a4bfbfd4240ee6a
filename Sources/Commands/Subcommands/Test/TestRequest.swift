import CommandLines
import ExactStrings
import Files
import Reports

/// The request of a command line to `reel test`.
package struct TestRequest: CommandRequest {
  /// The scripts and folders, and `-` for standard input; empty for the working directory.
  let paths: [String]
  /// The cases that are chosen by name and by tag.
  let selection: CaseSelection
  /// The part of the suite that a flag names.
  let shard: Shard?
  /// Whether only the cases are played that failed last.
  let playsOnlyFailed: Bool
  /// The number of times that everything is played.
  let repetitions: Int
  /// Whether the run stops after the first case that fails.
  let failsFast: Bool
  /// Whether a suite without cases is no error.
  let allowsNothing: Bool
  /// Whether the goldens are written.
  let accepts: Bool
  /// The folder for proposed goldens.
  let pending: PendingFolder?
  /// The golden that takes the place of the one beside the only script.
  let golden: String?
  /// The reports, in the order given.
  let reports: [ReportRequest]
  /// Whether the scripts are played again when files are saved.
  let watches: Bool
  /// The share that has to be covered; nil where coverage is not asked for.
  let coverage: CoverageGoal?
  /// The worker processes.
  let workers: WorkerOptions
  /// The flags that have to be repeated to accept the same cases.
  let acceptFlags: [String]

  package init(_ arguments: Arguments, in environment: CommandEnvironment) throws {
    accepts = arguments[TestFlags.accept]
    if accepts, environment.isContinuousIntegration {
      throw UsageError("--accept writes goldens, which continuous integration must not", seesHelp: false)
    }
    pending = arguments[TestFlags.pending].map { PendingFolder(path: $0) }
    if accepts, pending != nil { throw UsageError("--accept and --pending do not go together") }
    if let pending { try ScriptLoader.checkFolder(pending.path, of: "--pending") }
    if let pending, ScriptLoader.realPath(pending.path) == ScriptLoader.realPath(".") {
      throw UsageError(
        "--pending would write goldens: \(quoted(pending.path)) is the working directory",
        hint: "name a folder in it;")
    }
    paths = arguments.operands
    golden = arguments[TestFlags.golden]
    selection = CaseSelection(arguments)
    shard = arguments[SelectionFlags.shard]
    playsOnlyFailed = arguments[TestFlags.failed]
    repetitions = arguments[TestFlags.repetitions].number
    failsFast = arguments[TestFlags.failFast]
    allowsNothing = arguments[TestFlags.allowEmpty]
    reports = arguments[TestFlags.report]
    watches = arguments[TestFlags.watch]
    coverage = arguments[TestFlags.coverage]
    if coverage == CoverageGoal.none,
      let goal = paths.first(where: { (try? CoverageGoal(flagText: $0)) != nil && ScriptLoader.realPath($0) == nil })
    {
      throw UsageError("--coverage takes a goal only behind '='", hint: "write --coverage=\(goal);")
    }
    var workers = try WorkerOptions(arguments)
    workers.settings.followsCases = coverage != nil
    self.workers = workers
    acceptFlags =
      (golden.map { ["--golden", $0] } ?? []) + workers.judgingFlags
      + (arguments[SelectionFlags.name].map { ["-k", $0] } ?? [])
      + arguments[SelectionFlags.tag].flatMap { ["--tag", $0.flagText] }
    try reports.checkPlaces()
    if watches { try checkWatching() }
  }

  /// Rejects a script from standard input that needs a golden while none is named, and a golden that is named for
  /// anything but one script that may have one.
  func checkGolden(of suite: ScriptSuite) throws(UsageError) {
    if golden == nil {
      if suite.entries.allSatisfy({ $0.script.name != "-" || $0.script.forbidsGolden }) { return }
      throw UsageError("standard input has no golden beside it", hint: "name one with --golden FILE;")
    }
    if suite.foundCount != 1 { throw UsageError("--golden goes with one script, not with \(suite.foundCount)") }
    if let script = suite.entries.first?.script, script.forbidsGolden {
      throw UsageError("--golden does not go with \(quoted(script.name)), which says '@golden none'")
    }
  }

  /// Rejects flags that do not go with `--watch`: only files with their goldens beside them are watched, and nothing is
  /// written.
  private func checkWatching() throws(UsageError) {
    let others = [
      ("--accept", accepts), ("--golden", golden != nil), ("--pending", pending != nil),
      ("--report", !reports.isEmpty), ("--failed", playsOnlyFailed), ("--coverage", coverage != nil),
      ("standard input", paths.contains("-")),
    ]
    for (other, isGiven) in others where isGiven { throw UsageError("--watch and \(other) do not go together") }
  }
}
