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
    var code = ExitCode.expected
    let report = ExplorationReport(request, environment)
    for subject in subjects {
      let explorer = Explorer(subject.template, request.options)
      var found = Exploration()
      for block in 0..<explorer.blockCount { found.add(explorer.explore(block: block)) }
      for finding in found.findings { try report.tell(finding, of: subject) }
      report.summarize(found, of: subject)
      if !found.findings.isEmpty { code.combine(with: .different) }
    }
    return code
  }
}

/// What is explored: a reactor or a store after a beginning.
struct ExplorationSubject {
  /// The beginning as a template of cases.
  let template: CaseTemplate
  /// The statements of the beginning.
  let beginning: [Statement]
  /// The words after `reel explore` that explore it again.
  let words: String

  /// Returns what a request asks for.
  static func all(of request: ExploreRequest, in environment: CommandEnvironment) throws -> [ExplorationSubject] {
    if request.scripts.isEmpty, let reactor = request.reactor {
      let text = "@reactor \(reactor)\n"
      let parsed = Script.parse(Array(text.utf8), file: "-r", notation: .lines)
      if !parsed.diagnostics.isEmpty { throw CaseTemplate.Mistakes(diagnostics: parsed.diagnostics) }
      let words = reactor.contains(" ") ? "-r '\(reactor)'" : "-r \(reactor)"
      return [try ExplorationSubject(parsed.script.statements, of: parsed, at: nil, words, request, environment)]
    }
    var subjects: [ExplorationSubject] = []
    for path in request.scripts {
      let parsed = Script.parse(try ScriptLoader.content(of: path), file: path, notation: nil)
      if !parsed.diagnostics.isEmpty { throw CaseTemplate.Mistakes(diagnostics: parsed.diagnostics) }
      for beginning in parsed.script.beginnings {
        subjects.append(try ExplorationSubject(beginning, of: parsed, at: path, path, request, environment))
      }
    }
    return subjects
  }

  private init(
    _ beginning: [Statement], of parsed: ParsedScript, at path: String?, _ words: String, _ request: ExploreRequest,
    _ environment: CommandEnvironment
  ) throws(CaseTemplate.Mistakes) {
    var options = PlayOptions()
    options.reactor = request.reactor
    template = try CaseTemplate(
      catalog: environment.catalog, options: options, files: ScriptLoader(script: path), beginning: beginning,
      source: parsed.source)
    self.beginning = beginning
    self.words = words
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
