import CommandLines
import ExactStrings
import Reports
import Timelines

extension ShowCommand {
  package static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitCode {
    let path = arguments.operands[0]
    let reading = TimelineReading(
      selection: FrameSelection(
        actions: Set(exact: arguments[ShowFlags.only]), onlyChanges: arguments[ShowFlags.changed],
        span: try span(arguments[ShowFlags.between])),
      pins: try StatePath.parse(arguments[ShowFlags.pin], example: "items.0.name", command: "reel show"),
      drawsMarbles: arguments[ShowFlags.marbles], isWhole: environment.verbosity == .verbose,
      width: max(environment.width, 40))
    let reader = TimelineReader(options: PlayedScript.options, environment: environment)
    guard let timeline = try reader.timeline(at: path) else { return .untrusted }
    let unknown = reading.unknownNames(in: timeline)
    for text in unknown { environment.errors.write("error: \(text)\n") }
    if !unknown.isEmpty { return .untrusted }
    environment.output.write(reading.text(of: timeline))
    return .expected
  }

  private static func span(_ text: String?) throws(UsageError) -> InstantSpan {
    guard let text else { return InstantSpan() }
    if let span = InstantSpan(text) { return span }
    throw UsageError("'\(text)' is no span of time", hint: "such as 50ms..2s, 50ms.. or ..2s;", command: "reel show")
  }
}
