import ActionScripts
import ExactStrings
import Exploration
import Playback
import WorkerProcesses

/// Carries out the orders of exploring in a worker process, on sources that it has checked.
final class ExplorationServer {
  private let catalog: Catalog
  private let progress: SharedProgress
  private let printed: PrintedText
  private let send: (ExplorationAnswer) -> Void
  /// The source that was explored last, and its explorer.
  private var latest: (source: ExplorationSource, options: ExplorationOptions, explorer: Explorer)?

  init(
    _ catalog: Catalog, _ progress: SharedProgress, _ printed: PrintedText, send: @escaping (ExplorationAnswer) -> Void
  ) {
    self.catalog = catalog
    self.progress = progress
    self.printed = printed
    self.send = send
  }

  /// Prepares the explorer of an order, and plays moves that are known to be harmless.
  func prepare(for order: ExplorationOrder) {
    guard let explorer = explorer(of: order) else { return }
    if case .block(let plan) = order.task { explorer.warmUp(for: plan) } else { explorer.warmUp() }
    printed.clear()
  }

  /// Carries out an order and answers it.
  /// - Parameter answer: The number of the answer.
  func carryOut(_ order: ExplorationOrder, answer: Int) {
    progress.begin(nil, answer: answer)
    guard let explorer = explorer(of: order) else { return send(.explored(Exploration())) }
    switch order.task {
    case .block(let plan):
      let result = explorer.explore(plan, listener: self) { [printed, progress] run in
        printed.clear()
        progress.begin(run, answer: answer)
      }
      progress.end()
      send(.explored(result))
    case .moves(let moves):
      printed.clear()
      progress.begin(0, answer: answer)
      let played = explorer.play(moves, listener: self)
      progress.end()
      send(.played(played))
    }
  }

  private func explorer(of order: ExplorationOrder) -> Explorer? {
    if let latest, latest.source == order.subject, latest.options == order.options { return latest.explorer }
    guard let template = try? order.subject.template(catalog) else { return nil }
    let explorer = Explorer(
      template, order.options, against: try? order.subject.otherTemplate(catalog), recombining: order.subject.cases)
    latest = (order.subject, order.options, explorer)
    return explorer
  }
}

extension ExplorationServer: PlayListener {
  func runBegins(after result: Exploration) { send(.explored(result)) }
  func playBegins() { send(.playBegins) }
  func playsMove(_ move: Move, as statement: Statement) { send(.move(move, statement)) }
}

extension ExplorationSource {
  /// The template of the reactor that has to reach the same states; nil where nothing is compared.
  func otherTemplate(_ catalog: Catalog) throws(ScriptMistakes) -> CaseTemplate? {
    guard let other else { return nil }
    let source = ExplorationSource(
      text: "@reactor \(other)\n", path: nil, reactor: nil, rules: nil, other: nil)
    return try source.template(catalog)
  }

  /// The statements of the cases that runs recombine.
  fileprivate var cases: [[Statement]] {
    if corpus.utf8.isEmpty { return [] }
    let script = Script.parse(Array(corpus.utf8), file: "", notation: .lines).script
    return script.statements.split { $0.kind.isTitle }.map(Array.init)
  }

  /// The beginning as a template of cases.
  func template(_ catalog: Catalog) throws(ScriptMistakes) -> CaseTemplate {
    let parsed = Script.parse(Array(text.utf8), file: path ?? "-r", notation: .lines)
    if !parsed.diagnostics.isEmpty { throw ScriptMistakes(diagnostics: parsed.diagnostics) }
    var options = PlayOptions()
    options.reactor = reactor
    options.rules = rules?.file
    return try CaseTemplate(
      catalog: catalog, options: options, files: ScriptLoader(script: path), beginning: parsed.script.statements,
      source: parsed.source)
  }
}
