import ExactStrings
import Timelines

/// A rule of a played case, with the part of its result that may lead to a warning.
package struct PlayedRule: Hashable, Sendable {
  /// The result of the rule.
  package enum Standing: UInt8, Hashable, Sendable {
    /// The rule applied to the case, and a `sometimes` was true.
    case met
    /// The condition of a `sometimes` was never true.
    case neverTrue
    /// The condition of a `sometimes` was never true: it compares a path with null, and the path was missing.
    case neverTrueAndMissing
    /// The rule comes from `--always`, and the state of the case cannot have the paths of the rule.
    case notApplied
  }

  /// The rule and its place, as messages name it: `'? sometimes nextPage == null' (search.reel:3)`.
  package let name: String
  /// The result of the rule.
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
