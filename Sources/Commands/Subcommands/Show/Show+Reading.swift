import Reports

extension ShowCommand {
  package static func run(_ request: ShowRequest, in environment: CommandEnvironment) throws -> ExitCode {
    let reading = TimelineReading(
      selection: request.selection, pins: request.pins, drawsMarbles: request.drawsMarbles,
      isWhole: environment.verbosity == .verbose, width: max(environment.width, 40))
    let reader = TimelineReader(options: PlayedScript.options, environment: environment)
    guard let timeline = try reader.timeline(at: request.path) else { return .untrusted }
    let unknown = reading.unknownNames(in: timeline)
    for text in unknown { environment.errors.write("error: \(text)\n") }
    if !unknown.isEmpty { return .untrusted }
    environment.output.write(reading.text(of: timeline))
    return .expected
  }
}
