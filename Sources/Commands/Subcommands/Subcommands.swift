import CommandLines
import ExactStrings
import Files
import Processes

/// All subcommands.
package enum Subcommands {
  /// The subcommands, in the order of the manual.
  package static let all: [any Subcommand.Type] = [
    RunCommand.self, TestCommand.self, DiffCommand.self, ReviewCommand.self, FmtCommand.self, ListCommand.self,
    ExploreCommand.self, GraphCommand.self, MutateCommand.self,
    ShowCommand.self, NewCommand.self, CompletionsCommand.self, HelpCommand.self, ManualCommand.self,
  ]

  /// The subcommands that the help lists.
  package static let visible = all.filter { !$0.isHidden }

  /// Returns the subcommand of a name.
  package static func named(_ name: String) throws(UsageError) -> any Subcommand.Type {
    if let found = all.first(where: { $0.name == name }) { return found }
    if ScriptPath.isNamed(name) {
      throw UsageError(
        "unknown subcommand \(quoted(name))", hint: "to play a script: reel run \(name.asShellWord);",
        command: ToolDeclaration.reel.name)
    }
    throw ToolDeclaration.reel.unknownSubcommand(name)
  }
}

extension ToolDeclaration {
  /// The command line of `reel`, and of the tools that are built from its library.
  package static let reel = ToolDeclaration(
    name: "reel", version: Release.version, releaseDate: Release.date, manualTitle: "Reel",
    description: "Reel plays an action script through a reactor or a store under a virtual clock, prints the state "
      + "timeline of every step, and compares it with a golden file.",
    // To convert the array as a whole would look up a conformance for each element.
    subcommands: Subcommands.all.map { $0 }, everywhere: EverywhereFlags.all,
    exitCodes: ExitCode.allCases.map { code in
      ManualMarkup.Item(term: [.code(String(code.rawValue))], text: ManualMarkup.spans(code.meaning))
    },
    furtherPages: ["reel-script(5)", "reel-timeline(5)", "reel-records(5)"])
}
