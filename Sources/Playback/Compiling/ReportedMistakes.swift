import ActionScripts
import ExactStrings

/// The mistakes that were reported, as far as they could be found again: in a case that is compiled for each of some
/// values, and in lines that hold in several cases.
struct ReportedMistakes {
  private var inRepeatedCase: Set<ExactString>?
  private var inSharedLines: Set<ExactString> = []

  /// Begins a case that is compiled several times.
  mutating func beginRepeatedCase() { inRepeatedCase = [] }

  /// Ends a case that was compiled several times.
  mutating func endRepeatedCase() { inRepeatedCase = nil }

  /// Adds a mistake of a statement; returns whether it is to be reported.
  mutating func add(_ mistake: Diagnostic) -> Bool { inRepeatedCase?.insert(mistake.description).inserted ?? true }

  /// Adds a mistake in a line that is checked for each case; returns whether it is to be reported.
  mutating func add(inSharedLine mistake: Diagnostic) -> Bool { inSharedLines.insert(mistake.description).inserted }
}
