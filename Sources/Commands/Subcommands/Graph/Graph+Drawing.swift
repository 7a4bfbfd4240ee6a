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
    let entries = suite.playing(request.reactor).entries
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
      if code == .expected { report("error: no script plays '\(request.reactor)'\n") }
      return code
    }
    do {
      let graph = try StateGraph(of: request.reactor, walk, by: request.fields)
      if let html = request.html, let cases = page?.cases {
        var page = Page(title: request.title, cases: cases)
        page.appendix = PageAppendix([PageAppendix.Section(graph)])
        try html.write(page, in: environment)
      } else {
        environment.output.write(request.format.text(of: graph))
      }
    } catch let error as StateGraph.UnknownField {
      let fields = error.known.joined(separator: ", ")
      throw UsageError(
        "'\(request.reactor)' has no field \(quoted(error.path))", hint: "its fields are \(fields);",
        command: "reel graph")
    }
    return code
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
