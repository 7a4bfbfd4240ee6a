import ActionScripts
import CommandLines
import ExactStrings
import Exploration
import Files
import Playback
import Processes
import Reports
import Synchronization
import SystemCalls

extension ExploreCommand {
  package static func run(_ request: ExploreRequest, in environment: CommandEnvironment) throws -> ExitCode {
    let search = try FailureSearch(request, environment)
    try search.explore()
    search.deliver()
    if FailureSearch.interruption != 0 {
      environment.output.flush()
      Termination.end(by: FailureSearch.interruption)
    }
    return search.code
  }
}

/// Explores the subjects of a command line one after another, and reports the findings.
private final class FailureSearch {
  private let request: ExploreRequest
  private let environment: CommandEnvironment
  private let outlets: ReportOutlets
  private let names = KeptNames()
  private(set) var code = ExitCode.expected
  private var idleRules = IdleRules()
  private var suite = SuiteReport()
  /// The titles of the cases of the report, each behind its script.
  private var titles: Set<[ExactString]> = []
  private static let signal = Atomic<Int32>(0)
  /// The signal that interrupted the search; 0 for none.
  static var interruption: Int32 { signal.load(ordering: .relaxed) }
  /// The page; nil if none is wanted.
  private var page: ExplorationPage?

  init(_ request: ExploreRequest, _ environment: CommandEnvironment) throws(UsageError) {
    self.request = request
    self.environment = environment
    outlets = try ReportOutlets(request.reports, besidesOutput: request.format == .jsonl, in: environment)
    page = outlets.wantsPage ? ExplorationPage() : nil
  }

  func explore() throws {
    let subjects = try ExplorationSubject.all(of: request, in: environment) { mistakes in
      for mistake in mistakes.diagnostics { complain("\(mistake)") }
      idleRules.addUnplayedCases()
    }
    if subjects.isEmpty, code == .expected {
      // A script always has a case to begin with, unless all of its cases are left out, which was reported before.
      let areFolders = request.scripts.allSatisfy(ScriptLoader.isFolder)
      complain("error: nothing to explore\(areFolders ? ScriptSearch.reasonForNothing(at: request.scripts) : "")")
    }
    try Shard.announce(environment.variables)
    Interruptions.postpone { Self.signal.store($0, ordering: .relaxed) }
    for subject in subjects where Self.interruption == 0 {
      do {
        try report(search(subject), on: subject)
      } catch let worker as UnusableWorker {
        fail(["\(subject.mistake(of: worker))"], on: subject)
      }
    }
    if Self.interruption != 0 { complain("error: interrupted before all runs were played") }
    environment.errors.write(idleRules.warnings)
  }

  /// Writes the reports that are asked for.
  func deliver() {
    for mistake in outlets.deliver(suite, page?.page(titled: request.title), to: environment) {
      complain("error: \(mistake)")
    }
  }

  private func complain(_ text: String) {
    environment.errors.write("\(text)\n")
    code.combine(with: .untrusted)
  }

  /// Plays the runs of the shard.
  private func search(_ subject: ExplorationSubject) throws -> Exploration {
    let progress = ProgressLine(
      total: request.span == nil ? request.options.runs : nil, noun: "run", failures: "found", in: environment)
    defer { progress.clear() }
    let workers = ExplorationWorkers(
      request.workers, exploring: subject.source, within: subject.template.variations,
      like: MoveShapes(subject.template), request.options, progress: progress.show)
    let blocks = 0..<Explorer.blockCount(of: request.options)
    return try workers.explore(
      blocks.lazy.filter { [request] in request.shard?.contains(block: $0) ?? true }, for: request.span
    ) { Self.interruption != 0 }
  }

  /// Reports the mistakes because of which a subject cannot be explored, or not as its script says.
  private func fail(_ mistakes: [String], on subject: ExplorationSubject) {
    for mistake in mistakes { complain(mistake) }
    let report = CaseReport(
      script: subject.name, title: subject.title, outcome: .error, message: mistakes[0].message,
      details: mistakes.map { "\($0)\n" }.joined())
    page?.add(report)
    add(report)
  }

  /// Adds a case to the reports, which tell the cases of a script apart by their titles.
  private func add(_ report: CaseReport) {
    var report = report
    report.title = report.title.map { title in
      title.free(numbered: { "\(title) (\($0))" }) {
        titles.insert([ExactString(report.script), ExactString($0)]).inserted
      }
    }
    suite.cases.append(report)
  }

  private func report(_ found: Exploration, on subject: ExplorationSubject) throws {
    let reactor = subject.template.reactor
    if found.steps == 0, found.findings.isEmpty, found.runs > 0 {
      if !found.mistakes.isEmpty { return fail(found.mistakes, on: subject) }
      let reason = subject.beginning.contains { $0.kind == .view(.drop) } ? ": '&drop' stands before" : ""
      return fail(["error: \(subject.name.onOneLine): nothing could be done with '\(reactor)'\(reason)"], on: subject)
    }
    let report = ExplorationReport(
      request, on: subject, after: found.runs, in: environment, besides: names, isQuiet: outlets.takesStandardOutput)
    var isPassed = found.mistakes.isEmpty
    for finding in found.findings {
      let reported = try report.write(finding)
      page?.add(reported)
      if reported.isRemark { continue }
      isPassed = false
      code.combine(with: .different)
      add(reported.report)
    }
    if isPassed {
      let passed = CaseReport(script: subject.name, title: subject.title, outcome: .pass)
      page?.add(passed)
      add(passed)
    }
    let summary = report.summarize(found)
    page?.add(summary)
    idleRules.add(found.rules.all)
    if !found.mistakes.isEmpty { fail(found.mistakes, on: subject) }
    if !subject.template.knowsActions, found.findings.isEmpty {
      complain(
        "error: no action of '\(reactor)' was sent, as its coding does not tell which there are; "
          + "name them where it is registered")
    }
  }
}

extension ExplorationSubject {
  /// The title of the case that reports have where nothing was found.
  fileprivate var title: String { "explore \(template.reactor)" }
}

extension String {
  /// The message of a printed mistake, without its place.
  fileprivate var message: String {
    let line = prefix(before: "\n")
    return String(line.removing(prefix: "error: ") ?? line)
  }
}
