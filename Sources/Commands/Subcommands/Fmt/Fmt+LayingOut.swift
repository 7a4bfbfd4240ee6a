import ActionScripts
import ExactStrings
import Files
import Playback
import Processes
import Timelines

extension FmtCommand {
  package static func run(_ request: FmtRequest, in environment: CommandEnvironment) throws -> ExitCode {
    let streams = StreamNames(environment.catalog)
    var code = ExitCode.expected
    var isNothing = true
    for place in request.paths {
      let contents = ScriptLoader.isFolder(place) ? Folder(place).contents() : nil
      for failure in contents?.failures ?? [] {
        environment.errors.write("error: \("\(failure)".onOneLine)\n")
        code.combine(with: .untrusted)
      }
      for path in contents?.allScripts ?? [place] {
        isNothing = false
        do {
          code.combine(with: try layOut(path, streams, request, environment))
        } catch let error as ScriptFileError {
          environment.errors.write("error: \(error.message.onOneLine)\n")
          code.combine(with: .untrusted)
        }
      }
    }
    if isNothing, code == .expected {
      environment.errors.write("error: nothing to lay out\(ScriptSearch.reasonForNothing(at: request.paths))\n")
      return .untrusted
    }
    return code
  }

  private static func layOut(
    _ path: String, _ streams: StreamNames, _ request: FmtRequest, _ environment: CommandEnvironment
  ) throws -> ExitCode {
    let isRewritten = path != "-" && !request.checks && request.notation == nil
    let content =
      try path == "-" ? environment.input.readAll() : ScriptLoader.content(of: path, forRewriting: isRewritten)
    guard path == "-" || ScriptPath.isNamed(path) || content.first.map("@[{#".utf8.contains) == true else {
      throw ScriptFileError("\(path) is no script: scripts are named *.reel")
    }
    let parsed = Script.parse(content, file: path)
    for diagnostic in parsed.diagnostics { environment.errors.write("\(diagnostic)\n") }
    if !parsed.diagnostics.isEmpty { return .untrusted }
    let notation = request.notation ?? parsed.notation
    let formatter = ScriptFormatter(notation: notation, streams: streams.names(for: parsed.script, in: notation))
    let text: String
    do throws(Diagnostic) {
      text = try formatter.checkedText(of: parsed.script, from: parsed.source)
    } catch {
      environment.errors.write("\(error)\n")
      return .untrusted
    }
    if request.checks {
      if Array(text.utf8) == content { return .expected }
      environment.output.write("\(path.onOneLine)\n")
      return .different
    }
    if !isRewritten {
      environment.output.write(text)
    } else if try AtomicFile(path).write(Array(text.utf8)), environment.verbosity == .verbose {
      environment.output.write("\(path.onOneLine)\n")
    }
    return .expected
  }
}

/// The names of the reactors' streams. A reactor is made once to learn them, for the first script whose layout depends
/// on them: most scripts need no reactor.
private final class StreamNames {
  private let catalog: Catalog
  private var known: [ExactString: [String]] = [:]

  init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  /// Returns the names on which the layout of a script depends; a fragment may belong to any reactor.
  func names(for script: Script, in notation: ScriptNotation) -> Set<ExactString> {
    guard ScriptFormatter.dependsOnStreams(script, in: notation) else { return [] }
    let reactors = script.statements.compactMap { statement in
      if case .reactor(let name, _) = statement.kind { name.value } else { nil }
    }
    return Set(exact: (reactors.isEmpty ? catalog.names : reactors).flatMap(streams))
  }

  private func streams(of reactor: String) -> [String] {
    if let names = known[reactor] { return names }
    let names = catalog.description(of: reactor)?.streams.map(\.name) ?? []
    known[reactor] = names
    return names
  }
}
