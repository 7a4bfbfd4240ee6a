import ActionScripts
import Exploration
import WorkerProcesses

/// A block that is being explored.
final class BlockWork {
  /// The runs that remain to be played. If a run is known to end its process, the plan either names it as the run whose
  /// moves are sent, or ends before it.
  var plan: BlockPlan
  var worker: Worker?
  /// The result of the runs before the remaining ones.
  var earlier = Exploration()
  /// The result of the runs before the one whose moves are recorded.
  var partial: Exploration?
  var moves: [Move] = []
  var statements: [Statement] = []
  /// The plays that ended their processes.
  var ends: [Playthrough] = []
  /// The number of these plays for each cause.
  var endsOfCause: [Problem.Cause: Int] = [:]
  var result: Exploration?

  init(_ block: Int) { plan = BlockPlan(block: block) }

  /// Continues after a run that has ended its process.
  func skip(_ run: Int) {
    earlier.runs += 1
    partial = nil
    plan = BlockPlan(block: plan.block)
    plan.start = run + 1
  }
}
