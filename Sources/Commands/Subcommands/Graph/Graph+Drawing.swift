import ActionScripts
import CommandLines
import Coverage
import ExactStrings
import Pages
import Playback
import Processes

extension GraphCommand {
  package static func run(_ request: GraphRequest, in environment: CommandEnvironment) throws -> ExitCode {
    let workers = Workers(request.workers)
    let suite = try ScriptSuite(request.paths, selection: request.selection, in: environment, check: workers.check)
    var code = ExitCode.expected
    func report(_ mistake: String) {
      code.combine(with: .untrusted)
      environment.errors.write(mistake)
    }
    for complaint in suite.complaints { report(complaint.text) }
    guard let reactor = try request.reactor ?? onlyReactor(of: suite) else {
      if code == .expected { report("error: nothing to play\(suite.reasonForNothing)\n") }
      return code
    }
    let entries = suite.playing(reactor).entries
    var walk = StateWalk()
    var page = request.html.map { _ in SuitePage() }
    let play = try SuitePlay(entries, by: workers, in: environment)
    for entry in entries {
      for one in try play.played(entry).cases {
        for mistake in one.outcome.mistakes { report("\(mistake)\n") }
        page?.add(one, in: entry)
        if let trail = one.trail {
          walk.add(trail)
        } else if let failure = one.outcome.failures.first {
          report("error: \(one.outcome.outline.name(in: entry.script.name)) is not in the graph: \(failure)\n")
        }
      }
    }
    if walk.states.isEmpty {
      if code == .expected { report("error: \(suite.messageForNothing(of: reactor))\n") }
      return code
    }
    let graph = StateGraph(of: reactor, walk, by: request.fields)
    if let path = graph.unknownPath {
      let fields = graph.paths.joined(separator: ", ")
      throw UsageError("'\(reactor)' has no field \(quoted(path))", hint: "its fields are \(fields);")
    }
    if let html = request.html, let cases = page?.cases {
      var page = Page(title: request.title, cases: cases)
      page.appendix = PageAppendix([PageAppendix.Section(graph)])
      try html.write(page, in: environment)
    } else {
      environment.output.write(request.format.text(of: graph))
    }
    return code
  }

  /// Returns the reactor of all cases whose script could be checked; nil where there are none.
  private static func onlyReactor(of suite: ScriptSuite) throws(UsageError) -> String? {
    var names: [String] = []
    for one in suite.entries.flatMap(\.chosen) where !one.reactor.isEmpty && !names.contains(one.reactor) {
      names.append(one.reactor)
    }
    if names.count < 2 { return names.first }
    throw UsageError(
      "the scripts play \(names.count) reactors", hint: "choose one with -r: \(names.joined(separator: ", "));")
  }
}

extension GraphFormat {
  fileprivate func text(of graph: StateGraph) -> String {
    switch self {
    case .text: graph.text
    case .mermaid: graph.mermaid
    case .dot: graph.dot
    }
  }
}
