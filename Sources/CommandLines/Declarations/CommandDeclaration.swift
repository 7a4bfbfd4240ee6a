import ExactStrings

/// A command line to try, with its purpose: lower case, without a full stop.
package struct Example: Hashable, Sendable {
  package let command: String
  package let meaning: String

  /// Creates an example for the help and the manual.
  package init(_ command: String, _ meaning: String) {
    self.command = command
    self.meaning = meaning
  }
}

/// The declaration of a subcommand: its word after the name of the tool, its operands and flags, and its texts for the
/// help and the manual.
package protocol CommandDeclaration: Sendable {
  /// The word.
  static var name: String { get }
  /// The summary: one line, lower case, without a full stop.
  static var summary: String { get }
  /// The arguments besides flags.
  static var operands: Operands { get }
  /// Its own flags, in the order of the manual; those of the tool are added to them.
  static var flags: [FlagDeclaration] { get }
  /// Flags that the subcommand lacks, each with the text to write instead.
  static var substitutes: [ForeignFlag] { get }
  /// The description, in the light markup of ``ManualMarkup``, without headings.
  static var discussion: String { get }
  /// Command lines to try.
  static var examples: [Example] { get }
  /// Whether the help omits it.
  static var isHidden: Bool { get }
}

extension CommandDeclaration {
  package static var substitutes: [ForeignFlag] { [] }
  package static var examples: [Example] { [] }
  package static var isHidden: Bool { false }

  /// The pieces of a synopsis after the name: every flag in brackets, then the operands.
  package static var synopsis: [String] {
    let flags = flags.map { flag in "[\(flag.usage)]" + (flag.isRepeatable && flag.takesValue ? "..." : "") }
    return operands.usage.isEmpty ? flags : flags + [operands.usage]
  }
}
