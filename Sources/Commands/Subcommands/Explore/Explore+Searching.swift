import ActionScripts
import ExactStrings
import Exploration
import GoldenFiles
import Playback
import Processes
import Reports

extension ExploreCommand {
  package static func run(_ request: ExploreRequest, in environment: CommandEnvironment) throws -> ExitCode {
    var code = ExitCode.expected
    let subjects = try ExplorationSubject.all(of: request, in: environment) { mistakes in
      for mistake in mistakes.diagnostics { environment.errors.write("\(mistake)\n") }
      code.combine(with: .untrusted)
    }
    if subjects.isEmpty, code == .expected {
      let paths = request.scripts.map(\.asShellWord).joined(separator: ", ")
      environment.errors.write("error: nothing to explore: no script in \(paths)\n")
      code = .untrusted
    }
    try Shard.announce(environment.variables)
    var idleRules = IdleRules()
    let outlets = ReportOutlets(request.reports, in: environment)
    var suite = SuiteReport()
    var page = outlets.wantsPage ? ExplorationPage() : nil
    let names = KeptNames()
    for subject in subjects {
      let progress = ProgressLine(
        total: request.span == nil ? request.options.runs : nil, noun: "run", failures: "found", in: environment)
      let workers = ExplorationWorkers(
        request.workers, exploring: subject.source, within: subject.template.variations,
        like: MoveShapes(subject.template), request.options, progress: progress.show)
      let blocks = 0..<Explorer.blockCount(of: request.options)
      let own = blocks.lazy.filter { request.shard?.contains(block: $0) ?? true }
      let found = try workers.explore(own, for: request.span)
      progress.clear()
      let report = ExplorationReport(
        request, on: subject, in: environment, besides: names, isQuiet: outlets.takesStandardOutput)
      var failures: [CaseReport] = []
      for finding in found.findings {
        let reported = try report.write(finding)
        page?.add(reported)
        if !reported.isRemark { failures.append(reported.report) }
      }
      if failures.isEmpty {
        failures = [report.passed]
        page?.add(report.passed)
      }
      suite.cases += failures
      let summary = report.summarize(found)
      page?.add(summary)
      idleRules.add(found.rules)
      for mistake in found.mistakes { environment.errors.write("\(mistake)\n") }
      if !found.mistakes.isEmpty { code.combine(with: .untrusted) }
      if found.findings.contains(where: { !request.isRemark($0) }) { code.combine(with: .different) }
      if found.steps == 0, found.findings.isEmpty, found.runs > 0 {
        environment.errors.write("error: nothing could be done with '\(subject.template.reactor)'\n")
        code = .untrusted
      }
      if !subject.template.knowsActions, found.findings.isEmpty {
        environment.errors.write(
          "error: no action of '\(subject.template.reactor)' was sent, as its coding does not tell which there are; "
            + "name them where it is registered\n")
        code = .untrusted
      }
    }
    environment.errors.write(idleRules.warnings)
    for mistake in outlets.deliver(suite, page?.page(titled: request.title), to: environment) {
      environment.errors.write("error: \(mistake)\n")
      code.combine(with: .untrusted)
    }
    return code
  }
}
