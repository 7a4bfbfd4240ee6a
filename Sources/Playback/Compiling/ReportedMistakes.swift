import ActionScripts
import ExactStrings

/// The mistakes that were reported and may be found again: in a case that is compiled for each of some values, in lines
/// that hold in several cases, and in a file that is included several times.
struct ReportedMistakes {
  private var reported: Set<ExactString> = []
  /// Whether the case at hand is compiled several times.
  var isInRepeatedCase = false

  /// Adds a mistake; returns whether it is to be reported. In a case that is compiled for several values, only the
  /// first mistake at each place is reported.
  /// - Parameter isShared: Whether its line is checked for each case.
  mutating func add(_ mistake: Diagnostic, isShared: Bool) -> Bool {
    guard isShared || isInRepeatedCase || mistake.includedAt != nil else { return true }
    var mistake = mistake
    mistake.includedAt = nil
    let isNew = reported.insert(ExactString(mistake.description)).inserted
    guard isInRepeatedCase, mistake.range.line > 0 else { return isNew }
    (mistake.message, mistake.note) = ("", nil)
    return reported.insert(ExactString(mistake.description)).inserted && isNew
  }
}
