import ExactStrings
import Playback

/// The lines of a run that had no effect, such as one that pushed something into a stream to which nothing listened.
struct IdleLines {
  private var lines: [String] = []
  private var known: Set<ExactString> = []

  /// Adds the outcome of a case.
  mutating func add(_ outcome: CaseOutcome) {
    for line in outcome.idleLines where known.insert(line).inserted { lines.append(line) }
  }

  /// The warnings about the lines, in the order of the run.
  var warnings: String { lines.map { "warning: \($0)\n" }.joined() }
}
