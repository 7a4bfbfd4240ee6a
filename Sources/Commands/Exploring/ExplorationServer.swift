import ActionScripts
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

  /// Warms the explorer of an order up: plays the beginning, and then moves that are known to be harmless.
  /// - Parameter answer: The number of the answer.
  func warmUp(for order: ExplorationOrder, answer: Int) {
    guard let explorer = explorer(of: order) else { return }
    progress.begin(nil, answer: answer)
    explorer.warmUp()
    progress.end()
    if case .block(let plan) = order.task { explorer.repeatRuns(before: plan) }
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
    if let latest, latest.source == order.source, latest.options == order.options { return latest.explorer }
    guard let template = try? order.source.template(catalog) else { return nil }
    template.reach = { [progress] in progress.reach($0) }
    let explorer = Explorer(
      template, order.options, against: try? order.source.otherTemplate(catalog), recombining: order.source.cases)
    latest = (order.source, order.options, explorer)
    return explorer
  }
}

extension ExplorationServer: PlayListener {
  func runBegins(after result: Exploration) { send(.explored(result)) }
  func playBegins() { send(.playBegins) }
  func playsMove(_ move: Move, as statement: Statement) { send(.move(move, statement)) }
}
