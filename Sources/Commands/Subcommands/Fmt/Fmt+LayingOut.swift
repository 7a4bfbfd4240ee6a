import ActionScripts
import GoldenFiles
import Playback
import Timelines

extension FmtCommand {
  package static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitCode {
    // Every reactor is made once to learn its streams, not once for each file.
    let streams = Set(environment.catalog.descriptions.flatMap { $0.streams.map(\.name) })
    var code = ExitCode.expected
    for operand in arguments.operands.isEmpty ? ["."] : arguments.operands {
      let contents = ScriptLoader.isFolder(operand) ? Folder(operand).contents() : nil
      for failure in contents?.failures ?? [] {
        environment.errors.write("error: \("\(failure)".onOneLine)\n")
        code.combine(with: .untrusted)
      }
      for path in contents?.allScripts ?? [operand] {
        do {
          code.combine(with: try layOut(path, streams, arguments, environment))
        } catch let error as ScriptFileError {
          environment.errors.write("error: \(error.message.onOneLine)\n")
          code.combine(with: .untrusted)
        }
      }
    }
    return code
  }

  private static func layOut(
    _ path: String, _ streams: Set<String>, _ arguments: Arguments, _ environment: CommandEnvironment
  ) throws -> ExitCode {
    let content = try path == "-" ? environment.input.readAll() : ScriptLoader.content(of: path)
    guard path == "-" || ScriptPath.isNamed(path) || content.first.map("@[{#".utf8.contains) == true else {
      throw ScriptFileError("\(path) is no script: scripts are named *.reel")
    }
    let parsed = Script.parse(content, file: path)
    for diagnostic in parsed.diagnostics { environment.errors.write("\(diagnostic)\n") }
    if !parsed.diagnostics.isEmpty { return .untrusted }
    let formatter = ScriptFormatter(notation: arguments[FmtFlags.to] ?? parsed.notation, streams: streams)
    let text = formatter.text(of: parsed.script)
    if arguments[FmtFlags.check] {
      if Array(text.utf8) == content { return .expected }
      environment.output.write("\(path.onOneLine)\n")
      return .different
    }
    if path == "-" || arguments[FmtFlags.to] != nil {
      environment.output.write(text)
    } else {
      try GoldenFile(path).write(Array(text.utf8))
    }
    return .expected
  }
}
