import ExactStrings

/// A script that completes the command line of the tool in a shell, made from the one table of flags.
///
/// The tool need not be called `reel`: a tool with another name completes under that name, and its own reactors are
/// offered.
package struct CompletionScript: Sendable {
  /// The supported shells.
  package enum Shell: String, FlagChoice {
    case bash
    case zsh
    case fish
  }

  /// The name of the tool.
  let tool: String
  /// The subcommands that are offered.
  let subcommands = Subcommands.visible
  /// The flags that every subcommand takes, also before its name.
  let everywhere = EverywhereFlags.all

  /// Creates the script for the tool of this name.
  package init(tool: String) {
    self.tool = tool
  }

  /// Returns the text of the script.
  package func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The prefix of the script's functions: the name of the tool, with `_` for each character that no function may have.
  var prefix: String {
    "_" + String(tool.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// Returns the flags of a subcommand, and those of every subcommand.
  func flags(of subcommand: any Subcommand.Type) -> [FlagDeclaration] { subcommand.flags + everywhere }

  /// Returns a text as one word of any of the shells, in single quotes where it is not plain.
  static func word(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./".contains($0)) }
    return isPlain ? text : "'\(text.replacing("'", with: #"'\''"#))'"
  }
}
