import ExactStrings

/// A value that a flag takes, read once from the text that the user typed.
///
/// A type that conforms decides which texts are valid, what the help says about it, and what a shell offers for it:
///
///     extension Shard: FlagValue {
///       package static let placeholder = "K/N"
///       package init(flagText text: String) throws(FlagProblem) { ... }
///     }
package protocol FlagValue: Sendable {
  /// The placeholder of the value in the help, unless a flag has its own: `N`, `text|jsonl`.
  static var placeholder: String { get }
  /// The completion of the value, unless a flag has its own.
  static var completion: Completion { get }

  /// Reads a text; throws what is wrong with it.
  init(flagText text: String) throws(FlagProblem)

  /// The text that the help prints where this value is the default.
  var flagText: String { get }
}

extension FlagValue {
  package static var completion: Completion { .nothing }
  package var flagText: String { "\(self)" }
}

/// A mistake in the value of a flag.
package struct FlagProblem: Error, Hashable {
  /// The words that follow "flag '--x' " in the message.
  package let message: String
  /// The suggestion, a sentence with its punctuation.
  package let hint: String?

  /// Creates a mistake from the words that follow "flag '--x' ".
  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// Creates a mistake from a description of the valid texts and the text that was typed.
  package init(takes valid: String, not text: String, hint: String? = nil) {
    self.init("takes \(valid), not \(quoted(text))", hint: hint)
  }
}
