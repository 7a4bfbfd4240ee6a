import ExactStrings
import Timelines

/// A rule that served a case, as far as a warning may come of it.
package struct PlayedRule: Hashable, Sendable {
  /// What became of the rule.
  package enum Standing: UInt8, Hashable, Sendable {
    /// It had its use.
    case met
    /// The condition of a `sometimes` was never true.
    case neverTrue
    /// The same; the condition compares a path with null, and the path was missing.
    case neverTrueAndMissing
    /// The state of the case does not have the paths of the rule, which is one of `--always`.
    case notApplied
  }

  /// The rule and its place, as messages name it: `'? sometimes nextPage == null' (search.reel:3)`.
  package let name: String
  /// What became of it.
  package let standing: Standing

  package init(_ name: String, _ standing: Standing) {
    self.name = name
    self.standing = standing
  }

  /// Returns the name of a rule at a place.
  /// - Parameters:
  ///   - place: The place; nil for a predicate of the registration.
  ///   - script: The name of the script; nil for standard input.
  static func name(of text: String, at place: Record.Place?, in script: String?) -> String {
    "'? \(text)'" + (place.map { " (\($0.text(in: script ?? "-")))" } ?? "")
  }
}
