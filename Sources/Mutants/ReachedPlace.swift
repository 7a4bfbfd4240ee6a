import ExactStrings

/// A place where a mutant can act, as a case reached it.
package struct ReachedPlace: Hashable, Sendable {
  /// The change that can be made there.
  package let change: Mutant.Change
  /// The line of the script that led there first; 0 where none did.
  package let line: Int
  /// The included file that has the line; nil for the script itself.
  package let file: String?

  /// Creates a place.
  package init(_ change: Mutant.Change, line: Int = 0, file: String? = nil) {
    self.change = change
    self.line = line
    self.file = file
  }
}
