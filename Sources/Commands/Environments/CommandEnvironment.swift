import CommandLines
import ExactStrings
import Playback
import Processes

/// The environment of a subcommand: its three channels, and the settings from environment variables and flags.
package struct CommandEnvironment {
  /// The amount of output besides results.
  package enum Verbosity: Sendable {
    /// Only failures and errors.
    case quiet
    /// The default.
    case normal
    /// Also the cases that passed.
    case verbose
  }

  /// The reactors that scripts can name.
  package let catalog: Catalog
  /// The running program.
  package let program: Program
  /// The channel for scripts and actions.
  package let input: StandardInput
  /// The channel for results.
  package let output: StandardOutput
  /// The channel for errors and remarks.
  package let errors: StandardError
  /// The environment variables.
  package let variables: [EnvironmentVariable: String]
  /// The amount of output besides results.
  package let verbosity: Verbosity
  /// Whether the tool runs under continuous integration, where no golden may be written and nobody can be asked.
  package let isContinuousIntegration: Bool
  /// Whether the tool runs as a step of GitHub Actions.
  package let isGitHubActions: Bool
  /// Whether standard output is coloured.
  package let colorsOutput: Bool
  /// Whether the terminal can be cleared.
  let canClearScreen: Bool
  /// The width for help and diffs, in characters.
  package let width: Int

  /// Ends the process at once, after the output is flushed.
  func end(with code: ExitCode) -> Never {
    output.flush()
    Termination.end(with: code)
  }

  /// Creates the environment of a command line with its flags.
  package init(
    _ arguments: Arguments = Arguments(), catalog: Catalog = Catalog(), program: Program = Program(),
    variables: [EnvironmentVariable: String],
    input: StandardInput = StandardInput(), output: StandardOutput = StandardOutput(),
    errors: StandardError = StandardError()
  ) {
    self.catalog = catalog
    self.program = program
    self.input = input
    self.output = output
    self.errors = errors
    self.variables = variables
    let isQuiet = arguments[EverywhereFlags.quiet]
    verbosity = arguments[EverywhereFlags.verbose] ? .verbose : isQuiet ? .quiet : .normal
    let isServer = variables[.continuousIntegration].map { !["", "0", "false"].contains($0) } ?? false
    isContinuousIntegration = arguments[EverywhereFlags.continuousIntegration] ?? isServer
    isGitHubActions = (variables[.gitHubActions] ?? "") == "true"
    let choice = arguments[EverywhereFlags.color]
    let terminal = variables[.terminal] ?? ""
    canClearScreen = !["", "dumb"].contains(terminal)
    let isDumb = terminal == "dumb" || !(variables[.noColor] ?? "").isEmpty
    colorsOutput = choice == .always || choice == .auto && !isDumb && output.isTerminal
    width = variables[.columns].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
  }
}
