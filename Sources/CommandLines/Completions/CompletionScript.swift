import ExactStrings

/// A script that completes the command line of the tool in a shell, made from the declaration of the tool.
///
/// The program need not have the name of its declaration: it completes under its own name, and is itself asked for the
/// names that it prints.
package struct CompletionScript: Sendable {
  /// The supported shells.
  package enum Shell: String, FlagChoice {
    case bash
    case zsh
    case fish
  }

  /// The name of the program.
  let tool: String
  /// The subcommands that are offered.
  let subcommands: [any CommandDeclaration.Type]
  /// The flags that every subcommand takes, also before its name.
  let everywhere: [FlagDeclaration]

  /// Creates the script for a program of this name.
  package init(_ declaration: ToolDeclaration, programName: String) {
    tool = programName
    subcommands = declaration.visibleSubcommands
    everywhere = declaration.everywhere
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
    "_" + tool.unicodeScalars.map { $0.isASCII && UInt8($0.value).isLetterOrDigit ? String($0) : "_" }.joined()
  }

  /// Returns the flags of a subcommand, and those of every subcommand.
  func flags(of subcommand: any CommandDeclaration.Type) -> [FlagDeclaration] { subcommand.flags + everywhere }

  /// The letters of the flags of every subcommand that take no value, which may stand before another letter in a word.
  var toggles: String { everywhere.filter { !$0.needsValue }.compactMap(\.short).map(String.init).joined() }

  /// The names that the program is asked for, in the order of their first use.
  var askedNames: [Completion.AskedNames] {
    uses.compactMap { if case .names(let names) = $0 { names } else { nil } }.reduce(into: []) { result, names in
      if !result.contains(names) { result.append(names) }
    }
  }

  /// The ends of the names of all files that are offered by their kind, in the order of their first use.
  var endings: [String] {
    uses.flatMap { if case .filesOf(let kind) = $0 { kind.endings } else { [String]() } }.reduce(into: []) {
      result, ending in
      if !result.contains(ending) { result.append(ending) }
    }
  }

  /// Every completion of an operand or a flag.
  private var uses: [Completion] {
    let all =
      subcommands.flatMap { [$0.operands.completion] + $0.flags.map(\.completion) } + everywhere.map(\.completion)
    return all.flatMap { if case .depending(_, let one, let other) = $0 { [one, other] } else { [$0] } }
  }

  /// Returns a text as one word of any of the shells, in single quotes where it is not plain.
  static func word(_ text: String) -> String {
    isPlain(text) ? text : "'\(text.replacing("'", with: #"'\''"#))'"
  }

  /// Returns whether no shell gives a special meaning to any character of the text.
  static func isPlain(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0.isLetterOrDigit || "-_./".utf8.contains($0) }
  }
}
