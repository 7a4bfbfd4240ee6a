import ExactStrings
import Playback
import Reports

extension PlayedCase {
  /// Returns the case with another failure if it was played differently in a later repetition. A case that has such a
  /// failure already is not compared again, and an interrupted case only if its failure is expected.
  func compared(
    with other: PlayedCase, _ repetition: Int, _ report: TerminalReport, in script: String
  ) -> PlayedCase {
    if outcome.failures.contains(where: \.isNeverExpected) { return self }
    if outcome.failures.contains(where: \.isInterruption), outcome.outline.expectedFailure == nil { return self }
    if section == other.section, outcome == other.outcome { return self }
    var result = self
    if let failure = other.outcome.failures.first(where: \.isInterruption) {
      result.outcome.failures.append(failure.told(in: repetition))
    } else {
      result.outcome.failures.append(divergence(of: other, repetition, report, in: script))
    }
    return result
  }

  private func divergence(
    of other: PlayedCase, _ repetition: Int, _ report: TerminalReport, in script: String
  ) -> CaseFailure {
    var failure = CaseFailure("plays differently in repetition \(repetition)", kind: .divergence)
    guard let comparison = comparison(with: other), let one = comparison.cases.first else { return failure }
    failure.at = one.firstAt ?? .zero
    failure.place = one.culprit
    // The first line repeats the message of the failure.
    let lines = report.difference(comparison, path: script).split(separator: "\n").dropFirst()
    let news = other.outcome.mistakes.map(\.description) + other.outcome.failures.map(\.description)
    failure.details = (lines.isEmpty ? news : lines.map(String.init)).map { "\($0)\n" }.joined()
    return failure
  }
}

extension CaseFailure {
  /// Returns the failure with the number of its repetition.
  fileprivate func told(in repetition: Int) -> CaseFailure {
    var failure = CaseFailure(
      "\(description) in repetition \(repetition)", kind: kind, at: at, place: place, details: details)
    failure.isNeverExpected = true
    return failure
  }
}
