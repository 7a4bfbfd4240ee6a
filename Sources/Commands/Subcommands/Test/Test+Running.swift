import CommandLines
import ExactStrings
import Processes

extension TestCommand {
  package static func run(_ request: TestRequest, in environment: CommandEnvironment) throws -> ExitCode {
    try Shard.announce(environment.variables)
    let shard = try Shard.wanted(request.shard, environment.variables)
    var selection = request.selection
    if request.playsOnlyFailed {
      guard let names = FailedCases(in: environment)?.names else {
        throw UsageError("no run is known whose failures could be played again")
      }
      if names.isEmpty {
        environment.output.write("nothing failed last\n")
        return .expected
      }
      selection.names = names
    }
    let outlets = try ReportOutlets(request.reports, ignoringEnvironment: request.watches, in: environment)
    let workers = Workers(request.workers)
    let load = { [selection] in
      workers.endAll()
      var suite = try ScriptSuite(
        request.paths, selection: selection, shard: shard, in: environment, check: workers.check)
      suite.narrow()
      return suite
    }
    if request.watches {
      try SuiteWatch(paths: request.paths, environment: environment, load: load) { suite, program in
        defer { workers.endAll() }
        _ = try SuiteRunner(request, workers, outlets, environment, program).run(suite)
      }.start()
    }
    let suite = try load()
    environment.noteForgottenCases(of: suite.entries.flatMap { $0.chosen.map(\.reactor) })
    try request.checkGolden(of: suite)
    return try SuiteRunner(request, workers, outlets, environment).run(suite)
  }
}
