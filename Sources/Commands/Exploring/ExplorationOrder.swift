import ActionScripts
import ExactStrings
import Exploration

/// An order to a worker process to explore.
struct ExplorationOrder: Hashable {
  /// The source that is explored.
  var subject: ExplorationSource
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
  /// The reactor that has to reach the same states, as `@reactor` takes it; nil where nothing is compared.
  let other: String?
}

/// An answer of a worker process that explores.
enum ExplorationAnswer: Hashable {
  /// A play begins whose moves are sent.
  case playBegins
  /// A move is about to be played, as this statement.
  case move(Move, Statement)
  /// The result of a block; or, when the run begins whose moves are sent, the result of the runs before it.
  case explored(Exploration)
  /// The order about moves is done.
  case played(Playthrough)
  /// The play has ended the copy of the process that ran it, with this status and this peak of memory in bytes.
  case ended(status: Int, peak: UInt64)
}
