import ActionScripts
import Comparison
import GoldenFiles
import Playback
import Reports
import Timelines

extension TestCommand {
  package static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitCode {
    if arguments[TestFlags.accept], environment.isContinuousIntegration {
      environment.errors.write("error: --accept writes goldens, which continuous integration must not\n")
      return .untrusted
    }
    if arguments[TestFlags.accept], arguments[TestFlags.pending] != nil {
      throw UsageError("--accept and --pending do not go together", command: "reel test")
    }
    if arguments[TestFlags.golden] == nil, arguments.operands.contains("-") {
      throw UsageError(
        "standard input has no golden beside it", hint: "name one with --golden FILE;", command: "reel test")
    }
    let outlets = try ReportOutlets(arguments, in: environment)
    var options = PlayedScript.options
    options.errorsAreFatal = arguments[PlayFlags.strictErrors]
    let load = { [options] in
      try ScriptSuite(
        arguments.operands,
        selection: CaseSelection(name: arguments[TestFlags.name], tags: arguments[TestFlags.tag]), options: options,
        in: environment)
    }
    if arguments[TestFlags.watch] {
      try checkWatching(arguments)
      try SuiteWatch(paths: arguments.operands, environment: environment, load: load) { suite in
        _ = Judge(arguments, options, outlets, environment).judge(suite)
      }.start()
    }
    let suite = try load()
    if arguments[TestFlags.golden] != nil, suite.entries.count != 1 {
      throw UsageError("--golden goes with one script, not with \(suite.entries.count)", command: "reel test")
    }
    return Judge(arguments, options, outlets, environment).judge(suite)
  }
}

extension TestCommand {
  /// What is watched are files with their goldens beside them, and nothing is written in passing.
  private static func checkWatching(_ arguments: Arguments) throws(UsageError) {
    let others = [
      ("--accept", arguments[TestFlags.accept]), ("--golden", arguments[TestFlags.golden] != nil),
      ("--pending", arguments[TestFlags.pending] != nil), ("--report", !arguments[TestFlags.report].isEmpty),
    ]
    for (other, isGiven) in others where isGiven {
      throw UsageError("--watch and \(other) do not go together", command: "reel test")
    }
  }
}
