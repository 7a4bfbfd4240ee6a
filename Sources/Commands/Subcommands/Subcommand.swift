import ExactStrings

/// A command line to try, with what it does: lower case, without a full stop.
package struct Example: Hashable, Sendable {
  package let command: String
  package let meaning: String

  /// An example for the help and the manual.
  package init(_ command: String, _ meaning: String) {
    self.command = command
    self.meaning = meaning
  }
}

/// A word behind `reel`: what it takes, what the manual says of it, what it does.
package protocol Subcommand: Sendable {
  /// The word itself.
  static var name: String { get }
  /// One line: lower case, without a full stop.
  static var summary: String { get }
  /// What it takes besides flags.
  static var operands: Operands { get }
  /// Its own flags, in the order of the manual; those of ``EverywhereFlags`` come by themselves.
  static var flags: [FlagDeclaration] { get }
  /// What it does, in the light markup of ``Markup``, without headings.
  static var discussion: String { get }
  /// Command lines to try.
  static var examples: [Example] { get }
  /// Whether the help keeps quiet about it.
  static var isHidden: Bool { get }

  /// Does the work. An error that is thrown is printed on standard error, and the exit code is 2.
  static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitCode
}

extension Subcommand {
  package static var examples: [Example] { [] }
  package static var isHidden: Bool { false }

  /// What stands behind the name in a synopsis, piece by piece: every flag in brackets, then the operands.
  package static var synopsis: [String] {
    let flags = flags.map { flag in "[\(flag.usage)]" + (flag.isRepeatable && flag.kind.takesValue ? "..." : "") }
    return operands.usage.isEmpty ? flags : flags + [operands.usage]
  }
}
