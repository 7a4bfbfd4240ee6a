import Pages
import Processes
import Reports
import Timelines

extension ShowCommand {
  package static func run(_ request: ShowRequest, in environment: CommandEnvironment) throws -> ExitCode {
    let reading = TimelineReading(
      selection: request.selection, pins: request.pins, drawsMarbles: request.drawsMarbles,
      foldsRepeats: environment.verbosity != .verbose, isWhole: environment.verbosity == .verbose,
      width: max(environment.width, 40))
    let reader = TimelineReader(
      reactor: request.reactor, environment: environment, selection: request.cases, isForPage: request.html != nil)
    guard let (timeline, scripts, isWhole) = try reader.timeline(at: request.path) else { return .untrusted }
    let code: ExitCode = isWhole ? .expected : .untrusted
    if let html = request.html {
      let cases = timeline.cases.enumerated().map { index, one in
        PageCase(one, scripts: scripts.isEmpty ? [] : scripts[index])
      }
      try html.write(Page(title: request.path, cases: cases), in: environment)
      return code
    }
    let unknown = reading.unknownNames(in: timeline)
    for text in unknown { environment.errors.write("error: \(text)\n") }
    if !unknown.isEmpty { return .untrusted }
    let text = reading.text(of: timeline)
    environment.output.write(text)
    if text.isEmpty, let end = timeline.cases.flatMap(\.frames).map(\.at).max() {
      let span = request.selection.span
      let place = span == InstantSpan() ? "" : " in \(span): the timeline ends at \(end.milliseconds)ms"
      let what = request.pins.isEmpty ? "nothing to show" : "no change of a pinned value"
      environment.errors.write("note: \(what)\(place)\n")
    }
    return code
  }
}
