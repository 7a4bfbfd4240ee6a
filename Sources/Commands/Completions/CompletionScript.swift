import ExactStrings

/// A script that teaches a shell the command line of the tool, made from the one table of flags.
///
/// The tool need not be called `reel`: a tool of one's own completes under its own name, and is asked for its own
/// reactors, as it was typed.
package struct CompletionScript: Sendable {
  /// The shells that can be taught.
  package enum Shell: String, FlagChoice {
    case bash
    case zsh
    case fish
  }

  /// The name that the tool is called by.
  let tool: String
  /// The subcommands that are offered.
  let subcommands = Subcommands.visible
  /// The flags that every subcommand takes, also before its name.
  let everywhere = EverywhereFlags.all

  /// The script for the tool of this name.
  package init(tool: String) {
    self.tool = tool
  }

  /// The text of the script.
  package func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// How functions of the script begin: the name with `_` for what no function may have in its name.
  var prefix: String {
    "_" + String(tool.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// The flags of a subcommand and those that stand everywhere.
  func flags(of subcommand: any Subcommand.Type) -> [FlagDeclaration] { subcommand.flags + everywhere }

  /// A text as one word of any of the shells: in single quotes where it is not plain.
  static func word(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./".contains($0)) }
    return isPlain ? text : "'\(text.replacing("'", with: #"'\''"#))'"
  }
}
