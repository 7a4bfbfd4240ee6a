import Exploration
import WorkerProcesses

/// An order to a worker process to explore.
struct ExplorationOrder: Hashable {
  /// The source that is explored.
  var source: ExplorationSource
  /// The options.
  var options: ExplorationOptions
  /// The part of the work that this order is about.
  var task: Task
  /// Whether plays are known to end their process, so that a process plays in copies of itself.
  var endsProcesses = false

  /// A part of the work.
  enum Task: Hashable {
    /// The runs of a block. If the plan names a run whose moves are wanted, the process first sends the result of the
    /// runs before it, and then each move before it plays it.
    case block(BlockPlan)
    /// These moves, each of which is sent before it is played.
    case moves([Move])
  }
}

extension ExplorationOrder: Message {
  package func write(to bytes: inout MessageBytes) {
    bytes.write(
      source, options.runs, options.steps, options.seed, options.injectsFaults, options.tellsRaces,
      options.failsByOrder, options.mapping.pairs)
    switch task {
    case .block(let plan): bytes.write(UInt8(0), plan)
    case .moves(let moves): bytes.write(UInt8(1), moves)
    }
    endsProcesses.write(to: &bytes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    source = try ExplorationSource(from: &bytes)
    options = ExplorationOptions()
    (options.runs, options.steps, options.seed, options.injectsFaults, options.tellsRaces, options.failsByOrder) =
      try bytes.read()
    options.mapping = StateMapping(try [StateMapping.Pair](from: &bytes))
    switch try bytes.next() {
    case 0: task = try bytes.read(Task.block)
    case 1: task = try bytes.read(Task.moves)
    default: throw MessageError()
    }
    endsProcesses = try Bool(from: &bytes)
  }
}
