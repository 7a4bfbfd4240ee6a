import ExactStrings
import Playback

/// The lines of a run that pushed something into a stream to which nothing listened.
struct UnheardPushes {
  private var lines: [String] = []
  private var known: Set<ExactString> = []

  /// Adds the outcome of a case.
  mutating func add(_ outcome: CaseOutcome) {
    for line in outcome.unheard where known.insert(line).inserted { lines.append(line) }
  }

  /// A line for each of them, in the order of the run.
  var warnings: String { lines.map { "warning: \($0) reached nobody: nothing listens there\n" }.joined() }
}
