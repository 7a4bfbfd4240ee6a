import CommandLines
import Comparison
import ExactStrings
import Pages
import Playback
import Processes
import Reports
import Timelines

extension DiffCommand {
  package static func run(_ request: DiffRequest, in environment: CommandEnvironment) throws -> ExitCode {
    let reader = TimelineReader(
      reactor: request.reactor, environment: environment, selection: request.selection, mayChooseNothing: true,
      isForPage: request.html != nil)
    let expected = try reader.timeline(at: request.expected)
    let actual = try reader.timeline(at: request.actual, beside: expected?.timeline ?? Timeline())
    guard case let (before, _, true)? = expected, case let (after, scripts, true)? = actual else { return .untrusted }
    if before.cases.isEmpty, after.cases.isEmpty, let flags = request.selection.flags {
      environment.errors.write("error: nothing to compare: no case of either side matches \(flags)\n")
      return .untrusted
    }
    for path in request.ignored where !path.occurs(in: before) && !path.occurs(in: after) {
      environment.errors.write("warning: --ignore \(quoted(path.scriptText)) matches nothing\n")
    }
    let comparison = TimelineComparison(expected: before, actual: after, ignoring: request.ignored)
    if let html = request.html {
      let cases = comparison.cases.map { one in
        PageCase(one, message: one.headline, scripts: scripts.isEmpty ? [] : one.actualIndex.map { scripts[$0] } ?? [])
      }
      let title = "\(request.expected) → \(request.actual)"
      try html.write(Page(title: title, cases: cases, failedWord: "different"), in: environment)
    } else if request.isJSON {
      comparison.writeJSONLines { environment.output.write($0) }
    } else if !comparison.isSame {
      let report = TerminalReport(
        context: request.context, for: environment, isColored: environment.colorsOutput)
      environment.output.write(report.difference(comparison, path: request.actual))
    }
    // Releasing two long timelines frame by frame takes longer than ending the process, which frees all memory at once.
    return withExtendedLifetime(comparison) { environment.end(with: comparison.isSame ? .expected : .different) }
  }
}
