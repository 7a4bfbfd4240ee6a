import ActionScripts
import Comparison
import GoldenFiles
import Playback
import Reports
import Timelines

extension DiffCommand {
  package static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitCode {
    var options = PlayedScript.options
    options.reactor = arguments[DiffFlags.reactor]
    let reader = TimelineReader(options: options, environment: environment)
    guard let before = try reader.timeline(at: arguments.operands[0]),
      let after = try reader.timeline(at: arguments.operands[1])
    else { return .untrusted }
    let comparison = TimelineComparison(
      expected: before, actual: after, ignoring: try ignoredPaths(arguments[DiffFlags.ignore]))
    if arguments[DiffFlags.json] {
      environment.output.write(comparison.jsonLines)
    } else if !comparison.isSame {
      let report = TerminalReport(
        context: Int(clamping: arguments[DiffFlags.context]), width: max(environment.width, 40),
        isColored: environment.colorsOutput)
      environment.output.write(report.difference(comparison, path: arguments.operands[1]))
    }
    return comparison.isSame ? .expected : .different
  }

  private static func ignoredPaths(_ texts: [String]) throws(UsageError) -> [StatePath] {
    var paths: [StatePath] = []
    for text in texts {
      guard let path = StatePath(text) else {
        throw UsageError("'\(text)' is no path", hint: "such as items.*.id;", command: "reel diff")
      }
      paths.append(path)
    }
    return paths
  }
}

/// Reads timelines; a script is played to get one.
private struct TimelineReader {
  let options: PlayOptions
  let environment: CommandEnvironment

  /// The timeline at a path; nil where there is none, which was told then.
  func timeline(at path: String) throws -> Timeline? {
    let content = try path == "-" ? environment.input.readAll() : ScriptLoader.content(of: path)
    let isTimeline =
      content.starts(with: Array("reel-timeline".utf8)) || content.starts(with: Array("{\"type\":\"".utf8))
    if isTimeline || path.hasSuffix(".timeline") || path.hasSuffix(".jsonl") {
      do {
        return try Timeline(parsing: content)
      } catch {
        environment.errors.write("error: \(path): \(error)\n")
        return nil
      }
    }
    guard ScriptPath.isScript(path) || path == "-" || content.first == UInt8(ascii: "@") else {
      environment.errors.write("error: \(path) is neither a timeline nor a script: scripts are named *.reel\n")
      return nil
    }
    let player = ScriptPlayer(
      catalog: environment.catalog, options: options, files: ScriptLoader(script: path == "-" ? nil : path))
    let script = player.prepare(Script.parse(content, file: path), name: path)
    for diagnostic in script.diagnostics { environment.errors.write("\(diagnostic)\n") }
    if !script.diagnostics.isEmpty { return nil }
    let played = PlayedScript(script.cases)
    let mistakes = played.cases.flatMap(\.outcome.mistakes)
    for mistake in mistakes { environment.errors.write("\(script.diagnostic(for: mistake))\n") }
    return mistakes.isEmpty ? try Timeline(parsing: played.timeline) : nil
  }
}
