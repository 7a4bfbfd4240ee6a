import ExactStrings

/// A value that a flag takes, read once from the text that the user typed.
///
/// A type that conforms decides which texts are valid, what the help says about it, and what a shell offers for it:
///
///     extension Shard: FlagValue {
///       package static let placeholder = "K/N"
///       package init(flagText text: String) throws(UsageError) { ... }
///     }
package protocol FlagValue: Sendable {
  /// The placeholder of the value in the help, unless a flag has its own: `N`, `text|jsonl`.
  static var placeholder: String { get }
  /// The completion of the value, unless a flag has its own.
  static var completion: Completion { get }

  /// Reads the text of a value.
  ///
  /// - Throws: An error whose message follows "flag '--x' ", and which names no command.
  init(flagText text: String) throws(UsageError)

  /// The text that the help prints where this value is the default.
  var flagText: String { get }
}

extension FlagValue {
  package static var completion: Completion { .nothing }
  package var flagText: String { "\(self)" }
}
