import ExactStrings

/// The declaration of a tool, from which the help, the manual and the completions are made.
package struct ToolDeclaration: Sendable {
  /// The name that a user types.
  package let name: String
  /// The version.
  package let version: String
  /// The day of the release, as the manual pages show it.
  package let releaseDate: String
  /// The title of the manual in the middle of each page's first line.
  package let manualTitle: String
  /// The purpose in one sentence, in the light markup of ``ManualMarkup``.
  package let description: String
  /// The subcommands, in the order of the manual, including those that the help omits.
  package let subcommands: [any CommandDeclaration.Type]
  /// The flags that every subcommand takes, before or after its name.
  package let everywhere: [FlagDeclaration]
  /// The exit codes with their meanings.
  package let exitCodes: [ManualMarkup.Item]
  /// The pages of the manual besides that of the tool itself, as texts refer to them: `reel-script(5)`.
  package let furtherPages: [String]

  /// Declares a tool.
  package init(
    name: String, version: String, releaseDate: String, manualTitle: String, description: String,
    subcommands: [any CommandDeclaration.Type], everywhere: [FlagDeclaration], exitCodes: [ManualMarkup.Item],
    furtherPages: [String]
  ) {
    self.name = name
    self.version = version
    self.releaseDate = releaseDate
    self.manualTitle = manualTitle
    self.description = description
    self.subcommands = subcommands
    self.everywhere = everywhere
    self.exitCodes = exitCodes
    self.furtherPages = furtherPages
  }

  /// The subcommands that the help lists.
  package var visibleSubcommands: [any CommandDeclaration.Type] { subcommands.filter { !$0.isHidden } }

  /// The parser for the flags that stand before a subcommand.
  package var parser: ArgumentParser { parser(name, [], substitutes: []) }

  /// Returns the parser for the arguments of a subcommand.
  package func parser(for subcommand: any CommandDeclaration.Type) -> ArgumentParser {
    parser("\(name) \(subcommand.name)", subcommand.flags, substitutes: subcommand.substitutes)
  }

  private func parser(
    _ command: String, _ flags: [FlagDeclaration], substitutes: [ForeignFlag]
  ) -> ArgumentParser {
    ArgumentParser(command: command, flags: flags + everywhere) {
      // Only a mistake needs the flags of all subcommands, which take time to be made.
      substitutes
        + visibleSubcommands.flatMap { other in
          other.flags.flatMap(\.spellings).map { ForeignFlag($0, of: "\(name) \(other.name)") }
        }
    }
  }

  /// Returns the error of a command line that names no known subcommand.
  package func unknownSubcommand(_ word: String) -> UsageError {
    let hint = Suggestion.closest(to: word, in: visibleSubcommands.map { $0.name }).map { "did you mean '\($0)'?" }
    return UsageError("unknown subcommand \(quoted(word))", hint: hint ?? listOfSubcommands, command: name)
  }

  /// The error of a command line without a subcommand.
  package var missingSubcommand: UsageError {
    UsageError("missing subcommand", hint: listOfSubcommands, command: name)
  }

  private var listOfSubcommands: String {
    "there are: \(visibleSubcommands.map { $0.name }.joined(separator: ", "));"
  }
}
