import ExactStrings
import Playback

/// The redactions of a run that matched nothing in any of its cases: most often, their paths are misspelt.
struct IdleRedactions {
  private var idle: [UsedRedaction] = []
  private var used: Set<ExactString> = []

  /// Adds the outcome of a case. A case that was not played to its end says nothing about its redactions.
  mutating func add(_ outcome: CaseOutcome) {
    if !outcome.mistakes.isEmpty || outcome.failures.contains(where: \.isInterruption) {
      used.formUnion(outcome.redactions.map { ExactString($0.text) })
      return
    }
    for redaction in outcome.redactions {
      if redaction.hasMatched {
        used.insert(redaction.text)
      } else if !idle.contains(where: { $0.text == redaction.text }) {
        idle.append(redaction)
      }
    }
  }

  /// A line for each redaction that matched nothing, in the order of the run.
  var warnings: String {
    idle.filter { !used.contains($0.text) }.map { redaction in
      let hint = redaction.meant.map { "; did you mean '\($0.onOneLine)'?" } ?? ""
      return "warning: '\(redaction.text.onOneLine)' (\(redaction.place)) matched nothing\(hint)\n"
    }.joined()
  }
}
