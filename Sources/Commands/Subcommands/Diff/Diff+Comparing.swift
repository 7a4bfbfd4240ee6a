import CommandLines
import Comparison
import ExactStrings
import Playback
import Reports
import Timelines

extension DiffCommand {
  package static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitCode {
    if arguments.operands == ["-", "-"] {
      throw UsageError("standard input can be read only once", hint: "name a file;", command: "reel diff")
    }
    var options = PlayedScript.options
    options.reactor = arguments[DiffFlags.reactor]
    let reader = TimelineReader(options: options, environment: environment)
    let expected = try reader.timeline(at: arguments.operands[0])
    let actual = try reader.timeline(at: arguments.operands[1], beside: expected ?? Timeline())
    guard let before = expected, let after = actual else { return .untrusted }
    let ignored = try StatePath.parse(arguments[DiffFlags.ignore], example: "items.*.id", command: "reel diff")
    for path in ignored where !path.occurs(in: before) && !path.occurs(in: after) {
      environment.errors.write("warning: --ignore \(quoted(path.description)) matches nothing\n")
    }
    let comparison = TimelineComparison(expected: before, actual: after, ignoring: ignored)
    if arguments[DiffFlags.json] {
      comparison.writeJSONLines { environment.output.write($0) }
    } else if !comparison.isSame {
      let report = TerminalReport(
        context: Int(clamping: arguments[DiffFlags.context]), for: environment, isColored: environment.colorsOutput)
      environment.output.write(report.difference(comparison, path: arguments.operands[1]))
    }
    // Releasing two long timelines frame by frame takes longer than ending the process, which frees all memory at once.
    return withExtendedLifetime(comparison) { environment.end(with: comparison.isSame ? .expected : .different) }
  }
}
