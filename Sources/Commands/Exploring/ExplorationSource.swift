import ActionScripts
import ExactStrings
import Playback
import WorkerProcesses

/// The beginning of the cases that are explored, as text that a worker process can check again.
struct ExplorationSource: Hashable {
  /// The beginning, as a script.
  let text: String
  /// Cases of other scripts that runs recombine, as a script; empty for none.
  var corpus = ""
  /// The script that it comes from, against which the paths of files are resolved; nil where it comes from no script.
  let path: String?
  /// The reactor of a script that names none.
  let reactor: String?
  /// The rules that hold besides; nil for none.
  let rules: RuleText?
  /// The other reactor of a comparison, which has to reach the same states, as `@reactor` takes it; nil where nothing
  /// is compared.
  let other: String?
}

extension ExplorationSource {
  /// The template of the reactor that has to reach the same states; nil where nothing is compared.
  func otherTemplate(_ catalog: Catalog) throws(ScriptMistakes) -> CaseTemplate? {
    guard let other else { return nil }
    let source = ExplorationSource(
      text: "@reactor \(other)\n", path: nil, reactor: nil, rules: nil, other: nil)
    return try source.template(catalog, named: "--against")
  }

  /// The statements of the cases that runs recombine.
  var cases: [[Statement]] {
    if corpus.utf8.isEmpty { return [] }
    let script = Script.parse(Array(corpus.utf8), file: "", notation: .lines).script
    return script.statements.split { $0.kind.isTitle }.map(Array.init)
  }

  /// The beginning as a template of cases.
  /// - Parameter flag: The flag that names the beginning, for messages if it comes from no script.
  func template(_ catalog: Catalog, named flag: String = "-r") throws(ScriptMistakes) -> CaseTemplate {
    let parsed = Script.parse(Array(text.utf8), file: path ?? flag, notation: .lines)
    if !parsed.diagnostics.isEmpty { throw ScriptMistakes(diagnostics: parsed.diagnostics) }
    var options = PlayOptions()
    options.reactor = reactor
    options.acceptsReactor = true
    options.rules = rules?.file
    return try CaseTemplate(
      catalog: catalog, options: options, files: ScriptLoader(script: path), script: path,
      beginning: parsed.script.statements, source: parsed.source)
  }
}

extension ExplorationSource: Message {
  package func write(to bytes: inout MessageBytes) { bytes.write(text, corpus, path, reactor, rules, other) }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    (text, corpus, path, reactor, rules, other) = try bytes.read()
  }
}
