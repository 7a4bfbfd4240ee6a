import CommandLines
import Processes

/// `reel completions`: prints the completion script of a shell.
package enum CompletionsCommand: Subcommand {
  package static let name = "completions"
  package static let summary = "print a script that completes the command line in a shell"
  package static let operands = Operands.exactly("bash|zsh|fish", completes: .words(shells))
  package static let flags: [FlagDeclaration] = []
  package static let discussion = """
    Prints a script for the shell. It completes subcommands, flags and their values, the reactors of this tool, and the
    paths of scripts and timelines. A tool of another name completes under its own.

    To install the script, save it where the shell looks for it: for bash in
    `~/.local/share/bash-completion/completions/reel`, or read from `~/.bashrc`; for zsh as `_reel` in a folder of
    `$fpath`; for fish in `~/.config/fish/completions/reel.fish`.
    """
  package static let examples = [
    Example("source <(reel completions bash)", "completes in this bash, or this zsh with `zsh` for `bash`"),
    Example("reel completions fish | source", "completes in this fish"),
  ]

  private static let shells = CompletionScript.Shell.allCases.map(\.rawValue)

  /// The request of a command line to `reel completions`.
  package struct Request: CommandRequest {
    /// The shell that completes.
    let shell: CompletionScript.Shell

    package init(_ arguments: Arguments, in environment: CommandEnvironment) throws {
      let name = arguments.operands[0]
      guard let shell = CompletionScript.Shell(rawValue: name) else {
        throw UsageError("unknown shell \(quoted(name))", hint: "there are: \(shells.joined(separator: ", "));")
      }
      self.shell = shell
    }
  }

  package static func run(_ request: Request, in environment: CommandEnvironment) -> ExitCode {
    environment.output.write(CompletionScript(.reel, programName: ToolName.current).text(for: request.shell))
    return .expected
  }
}
