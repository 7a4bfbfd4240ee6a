import ActionScripts
import ExactStrings

/// All subcommands.
package enum Subcommands {
  /// The subcommands, in the order of the manual.
  package static let all: [any Subcommand.Type] = [
    RunCommand.self, TestCommand.self, DiffCommand.self, ReviewCommand.self, FmtCommand.self, ListCommand.self,
    ShowCommand.self, NewCommand.self, CompletionsCommand.self, HelpCommand.self, ManualCommand.self,
  ]

  /// The subcommands that the help lists.
  package static let visible = all.filter { !$0.isHidden }

  /// Their names, separated by commas.
  static let visibleNames = visible.map { $0.name }.joined(separator: ", ")

  /// Returns the subcommand of a name.
  package static func named(_ name: String) throws(UsageError) -> any Subcommand.Type {
    if let found = all.first(where: { $0.name == name }) { return found }
    let hint = Suggestion.closest(to: name, in: visible.map { $0.name }).map { "did you mean '\($0)'?" }
    throw UsageError(
      "unknown subcommand \(quoted(name))", hint: hint ?? "there are: \(visibleNames);", command: "reel")
  }

  /// Returns the command that a flag belongs to, as a hint for a user who gave it to another one.
  static func owner(ofFlag spelling: String) -> String? {
    visible.first { $0.flags.contains { $0.spellings.contains(spelling) } }.map { "reel \($0.name)" }
  }
}
