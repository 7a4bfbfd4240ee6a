import ActionScripts
import ExactStrings
import Exploration

/// What a worker process is told to explore.
struct ExplorationOrder: Hashable {
  /// What is played.
  var subject: ExplorationSource
  /// How much, and how.
  var options: ExplorationOptions
  /// The part of it that this order is about.
  var task: Task
  /// Whether plays are known to end their process, so that a process plays in copies of itself.
  var endsProcesses = false

  /// A part of the work.
  enum Task: Hashable {
    /// The runs of a block. Of the run that is to be told, the moves are told one by one, before each is played, and
    /// first what came of the runs before it.
    case block(BlockPlan)
    /// These moves, told one by one.
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
  /// What has to be in the same states, as `@reactor` takes it; nil where nothing is compared.
  let other: String?
}

/// What a worker process tells while it explores.
enum ExplorationAnswer: Hashable {
  /// A play begins whose moves are told.
  case playBegins
  /// A move is about to be played, as this statement.
  case move(Move, Statement)
  /// The order about a block is done; or the run begins whose moves are told, and this came of the runs before it.
  case explored(Exploration)
  /// The order about moves is done.
  case played(Playthrough)
  /// What was played has ended the copy of the process that played it, with this status and this peak of memory in bytes.
  case ended(status: Int, peak: UInt64)
}
