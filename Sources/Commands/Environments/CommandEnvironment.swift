import ExactStrings
import Playback

/// The world around a subcommand: its three channels, what the environment variables and the flags say of it.
package struct CommandEnvironment {
  /// How much to print besides results.
  package enum Verbosity: Sendable {
    /// Failures and errors alone.
    case quiet
    /// The usual.
    case normal
    /// Also what passed.
    case verbose
  }

  /// The reactors that scripts can name.
  package let catalog: Catalog
  /// The program that runs.
  package let program: Program
  /// Where scripts and actions come from.
  package let input: StandardInput
  /// Where results go.
  package let output: StandardOutput
  /// Where errors and remarks go.
  package let errors: StandardError
  /// The environment variables.
  package let variables: [EnvironmentVariable: String]
  /// How much to print besides results.
  package let verbosity: Verbosity
  /// Whether no golden may be written and nobody can be asked.
  package let isContinuousIntegration: Bool
  /// Whether this runs as a step of GitHub Actions.
  package let isGitHubActions: Bool
  /// Whether what goes to standard output is coloured.
  package let colorsOutput: Bool
  /// Whether what goes to standard error is coloured.
  package let colorsErrors: Bool
  /// Whether the terminal can take back what it shows.
  let canClearScreen: Bool
  /// The width for help and diffs, in characters.
  package let width: Int

  /// Ends the process at once, after everything that was written so far is handed on.
  func end(with code: ExitCode) -> Never {
    output.flush()
    Termination.end(with: code)
  }

  /// The environment as the flags of a command line qualify it.
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
    let isServer = variables[.continuousIntegration].map { !["0", "false"].contains($0) } ?? false
    isContinuousIntegration = arguments[EverywhereFlags.continuousIntegration] ?? isServer
    isGitHubActions = (variables[.gitHubActions] ?? "") == "true"
    let choice = arguments[EverywhereFlags.color]
    let terminal = variables[.terminal] ?? ""
    canClearScreen = !["", "dumb"].contains(terminal)
    let isDumb = terminal == "dumb" || !(variables[.noColor] ?? "").isEmpty
    colorsOutput = choice == .always || choice == .auto && !isDumb && output.isTerminal
    colorsErrors = choice == .always || choice == .auto && !isDumb && errors.isTerminal
    width = variables[.columns].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
  }
}
