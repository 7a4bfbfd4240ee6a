import CommandLines
import ExactStrings
import Mutants
import Playback
import Processes

extension MutateCommand {
  package static func run(_ request: MutateRequest, in environment: CommandEnvironment) throws -> ExitCode {
    try Shard.announce(environment.variables)
    let workers = Workers(request.workers)
    let found = try ScriptSuite(request.paths, selection: request.selection, in: environment, check: workers.check)
    if request.asksForGoldens, found.entries.contains(where: { $0.script.name == "-" && !$0.script.forbidsGolden }) {
      throw UsageError("standard input has no golden", hint: "add --expectations;")
    }
    let chosen = request.reactor.map { found.playing($0) } ?? found
    let scripts = chosen.choosing { $0.expectedFailure == nil }
    let leftOut = chosen.caseCount - scripts.caseCount
    for complaint in scripts.complaints { environment.errors.write(complaint.text) }
    environment.noteExpectedFailures(leftOut)
    var code: ExitCode = scripts.complaints.isEmpty ? .expected : .untrusted
    if scripts.caseCount == 0 {
      if !scripts.complaints.isEmpty { return .untrusted }
      environment.errors.write(
        "error: \(leftOut > 0 ? "nothing to play" : found.messageForNothing(of: request.reactor))\n")
      return .untrusted
    }
    let suite = try MutantSuite(
      scripts, by: workers, asksForGoldens: request.asksForGoldens, in: environment)
    for failure in suite.failures {
      environment.errors.write("error: \(failure.name) fails as it is: \(failure.reason.onOneLine)\n")
    }
    if !suite.failures.isEmpty {
      environment.errors.write("note: a case that fails notices nothing; mend it first, see 'reel test'\n")
      return .untrusted
    }
    code.combine(with: try play(request, suite, by: workers, in: environment))
    return code
  }

  private static func play(
    _ request: MutateRequest, _ suite: MutantSuite, by workers: Workers, in environment: CommandEnvironment
  ) throws -> ExitCode {
    let all = suite.trials(of: request.kinds)
    if all.isEmpty {
      let kinds = MutantKind.allCases.filter(request.kinds.contains)
      let reason = kinds == MutantKind.allCases ? "" : " by" + kinds.map { " --kind \($0.rawValue)" }.joined()
      environment.errors.write("error: the cases reach nothing that could be changed\(reason)\n")
      return .untrusted
    }
    let own = all.enumerated().filter { request.shard?.contains(block: $0.offset) ?? true }.map(\.element)
    let progress = ProgressLine(total: own.count, noun: "mutant", failures: "not noticed", in: environment)
    progress.show(done: 0, failed: 0)
    let players = MutantWorkers(workers: workers, suite: suite, progress: progress.show)
    let (trials, changed) = try players.play(own)
    progress.clear()
    let report = MutantReport(request: request, suite: suite, environment: environment)
    for (index, trial) in trials.enumerated() { report.add(trial, changed: changed[index]) }
    let score = MutationScore(trials)
    report.summarize(score)
    return score.percent < request.goal ? .different : .expected
  }
}
