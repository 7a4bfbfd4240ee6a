import CommandLines
import ExactStrings

extension TestCommand {
  package static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitCode {
    if arguments[TestFlags.accept], environment.isContinuousIntegration {
      environment.errors.write("error: --accept writes goldens, which continuous integration must not\n")
      return .untrusted
    }
    if arguments[TestFlags.accept], arguments[TestFlags.pending] != nil {
      throw UsageError("--accept and --pending do not go together", command: "reel test")
    }
    if let pending = arguments[TestFlags.pending], ScriptLoader.realPath(pending) == ScriptLoader.realPath(".") {
      throw UsageError(
        "--pending would write goldens: \(quoted(pending)) is the working directory", hint: "name a folder in it;",
        command: "reel test")
    }
    if arguments[TestFlags.golden] == nil, arguments.operands.contains("-") {
      throw UsageError(
        "standard input has no golden beside it", hint: "name one with --golden FILE;", command: "reel test")
    }
    try Shard.announce(environment.variables)
    let shard = try Shard.wanted(arguments[TestFlags.shard], environment.variables)
    var selection = try CaseSelection(arguments, command: "reel test")
    if arguments[TestFlags.failed] {
      guard let names = FailedCases(in: environment)?.names else {
        throw UsageError("no run is known whose failures could be played again", command: "reel test")
      }
      if names.isEmpty {
        environment.output.write("nothing failed last\n")
        return .expected
      }
      selection.names = names
    }
    let outlets = try ReportOutlets(arguments, in: environment)
    let workers = Workers(arguments)
    let load = { [selection] in
      workers.retire()
      return try ScriptSuite(
        arguments.operands,
        selection: selection, shard: shard,
        in: environment, check: workers.check)
    }
    if arguments[TestFlags.watch] {
      try checkWatching(arguments)
      try SuiteWatch(paths: arguments.operands, environment: environment, load: load) { suite in
        _ = try Judge(arguments, workers, outlets, environment).judge(suite)
        workers.retire()
      }.start()
    }
    let suite = try load()
    environment.tellForgottenCases(of: suite.entries.flatMap { $0.chosen.map(\.reactor) })
    if arguments[TestFlags.golden] != nil, suite.foundCount != 1 {
      throw UsageError("--golden goes with one script, not with \(suite.foundCount)", command: "reel test")
    }
    if arguments[TestFlags.golden] != nil, let script = suite.entries.first?.script, script.forbidsGolden {
      throw UsageError(
        "--golden does not go with \(quoted(script.name)), which says '@golden none'", command: "reel test")
    }
    return try Judge(arguments, workers, outlets, environment).judge(suite)
  }

  /// Rejects flags that do not go with `--watch`: only files with their goldens beside them are watched, and nothing is
  /// written.
  private static func checkWatching(_ arguments: Arguments) throws(UsageError) {
    let others = [
      ("--accept", arguments[TestFlags.accept]), ("--golden", arguments[TestFlags.golden] != nil),
      ("--pending", arguments[TestFlags.pending] != nil), ("--report", !arguments[TestFlags.report].isEmpty),
      ("--failed", arguments[TestFlags.failed]),
    ]
    for (other, isGiven) in others where isGiven {
      throw UsageError("--watch and \(other) do not go together", command: "reel test")
    }
  }
}
