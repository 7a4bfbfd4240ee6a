import ActionScripts
import ExactStrings
import Exploration
import GoldenFiles
import Playback

extension ExploreCommand {
  package static func run(_ request: ExploreRequest, in environment: CommandEnvironment) throws -> ExitCode {
    let subjects: [ExplorationSubject]
    do {
      subjects = try ExplorationSubject.all(of: request, in: environment)
    } catch let mistakes as CaseTemplate.Mistakes {
      for diagnostic in mistakes.diagnostics { environment.errors.write("\(diagnostic)\n") }
      return .untrusted
    }
    try Shard.announce(environment.variables)
    var code = ExitCode.expected
    var idleRules = IdleRules()
    for subject in subjects {
      let progress = ProgressLine(
        total: request.span == nil ? request.options.runs : nil, noun: "run", failures: "found", in: environment)
      let workers = ExplorationWorkers(
        request.workers, exploring: subject.source, within: subject.template.variations, request.options,
        progress: progress.show)
      let blocks = 0..<Explorer.blockCount(of: request.options)
      let own = blocks.lazy.filter { request.shard?.contains(block: $0) ?? true }
      let found = try workers.explore(own, for: request.span)
      progress.clear()
      let report = ExplorationReport(request, on: subject, in: environment)
      for finding in found.findings { try report.tell(finding) }
      report.summarize(found)
      idleRules.add(found.rules)
      for mistake in found.mistakes { environment.errors.write("\(mistake)\n") }
      if !found.mistakes.isEmpty { code.combine(with: .untrusted) }
      if found.findings.contains(where: { !request.isRemark($0) }) { code.combine(with: .different) }
      if found.steps == 0, found.findings.isEmpty, found.runs > 0 {
        environment.errors.write("error: nothing could be done with '\(subject.template.reactor)'\n")
        code = .untrusted
      }
    }
    environment.errors.write(idleRules.warnings)
    return code
  }
}

/// What is explored: a reactor or a store after a beginning.
struct ExplorationSubject {
  /// The beginning as text, which worker processes check again.
  let source: ExplorationSource
  /// The beginning as a template of cases.
  let template: CaseTemplate
  /// The words after `reel explore` that explore it again.
  let words: String
  /// The statements of the beginning.
  let beginning: [Statement]

  /// Returns what a request asks for.
  static func all(of request: ExploreRequest, in environment: CommandEnvironment) throws -> [ExplorationSubject] {
    if request.scripts.isEmpty, let reactor = request.reactor {
      let words = reactor.contains(" ") ? "-r '\(reactor)'" : "-r \(reactor)"
      let source = ExplorationSource(
        text: "@reactor \(reactor)\n", path: nil, reactor: nil, rules: request.rules, other: request.other)
      return [try ExplorationSubject(source, words, environment.catalog)]
    }
    var subjects: [ExplorationSubject] = []
    for path in request.scripts {
      let parsed = Script.parse(try ScriptLoader.content(of: path), file: path, notation: nil)
      if !parsed.diagnostics.isEmpty { throw CaseTemplate.Mistakes(diagnostics: parsed.diagnostics) }
      for beginning in parsed.script.beginnings {
        let text = ScriptFormatter(notation: .lines).text(of: Script(statements: beginning))
        let source = ExplorationSource(
          text: text, path: path, reactor: request.reactor, rules: request.rules, other: request.other)
        subjects.append(try ExplorationSubject(source, path, environment.catalog))
      }
    }
    return subjects
  }

  private init(_ source: ExplorationSource, _ words: String, _ catalog: Catalog) throws(CaseTemplate.Mistakes) {
    self.source = source
    self.words = words
    template = try source.template(catalog)
    _ = try source.otherTemplate(catalog)
    beginning = template.playedBeginning + (source.rules?.file.statements ?? [])
  }
}

extension Script {
  /// The statements of each case with those that hold for all cases before them, without what only concerns the judging
  /// of the script as it is: titles, tags, expected failures.
  fileprivate var beginnings: [[Statement]] {
    let parts = statements.split(omittingEmptySubsequences: false) { $0.kind.isTitle }
    let common = parts.first ?? []
    if parts.count == 1 { return [common.filter(\.kind.isOfBeginning)] }
    return parts.dropFirst().map { (common + $0).filter(\.kind.isOfBeginning) }
  }
}

extension Statement.Kind {
  fileprivate var isTitle: Bool { if case .caseTitle = self { true } else { false } }

  fileprivate var isOfBeginning: Bool {
    switch self {
    case .tag, .only, .expectedFailure, .goldenNone, .lenient, .comment: false
    default: true
    }
  }
}
