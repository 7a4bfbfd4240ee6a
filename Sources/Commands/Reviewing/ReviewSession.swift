import Files
import Processes
import Timelines

/// Collects the items, has them decided, carries the decisions out, and prints them.
final class ReviewSession {
  /// A case or a golden that cannot be accepted, with the reason.
  struct Failing {
    let name: String
    let why: String
    /// The line that failed.
    var place: Record.Place?
    /// The golden that the case lacks.
    var missing: String?
    /// The case, as a page shows it.
    var played: ReviewItem.Played?
  }

  let environment: CommandEnvironment
  let sweeper = FolderSweeper()
  let request: ReviewRequest
  var code = ExitCode.expected
  /// The number of complaints so far, each of which may tell several mistakes.
  private(set) var complaints = 0
  /// The goldens with changes, each with the indices of its items and the path of its proposal.
  var goldens: [(path: String, changes: GoldenChanges, items: Range<Int>, pending: String?)] = []
  var items: [ReviewItem] = []
  var failing: [Failing] = []
  var scripts = PageScriptCache()

  init(_ request: ReviewRequest, _ environment: CommandEnvironment) {
    self.request = request
    self.environment = environment
  }

  func complain(_ text: String) {
    complaints += 1
    code.combine(with: .untrusted)
    environment.output.flush()
    environment.errors.write(text)
  }
}
