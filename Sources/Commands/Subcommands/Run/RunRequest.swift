import ActionScripts
import CommandLines
import ExactStrings
import Playback
import Processes
import Timelines

/// The request of a command line to `reel run`.
package struct RunRequest: CommandRequest {
  /// The scripts; `-` for standard input.
  let scripts: [String]
  /// The cases that are chosen by name.
  let selection: CaseSelection
  /// The options of the player.
  let options: PlayOptions
  /// The notation of the scripts; nil where the first character decides.
  let notation: ScriptNotation?
  /// The form of the timeline.
  let format: OutputFormat
  /// Whether whole states are printed.
  let isFull: Bool

  package init(_ arguments: Arguments, in environment: CommandEnvironment) throws {
    try StandardInput.checkIsReadOnce(arguments.operands)
    scripts = arguments.operands.isEmpty ? ["-"] : arguments.operands
    selection = CaseSelection(arguments)
    if selection.flags != nil, scripts.contains("-") {
      throw UsageError("-k chooses among the cases of a file: those of standard input are played as they arrive")
    }
    notation = arguments[RunFlags.input]
    format = arguments[RunFlags.format]
    isFull = arguments[RunFlags.full]
    if isFull, format == .jsonl {
      throw UsageError("--full and --format jsonl do not go together", hint: "JSON Lines have every whole state;")
    }
    var options = PlayOptions()
    options.reactor = arguments[PlayFlags.reactor]
    try environment.catalog.check(chosen: options.reactor)
    options.acceptsReactor = true
    options.variables = arguments[RunFlags.variables].map { ($0.name, $0.value) }
    var given: Set<ExactString> = []
    for (name, _) in options.variables where !given.insert(ExactString(name)).inserted {
      throw UsageError("--var gives '\(name)' two values", hint: "a variable has one;")
    }
    options.seed = arguments[RunFlags.seed]
    options.until = arguments[RunFlags.until].map { Instant.zero.advanced(by: $0) }
    options.needsMutationTrees = format == .jsonl
    options.errorsAreFatal = arguments[PlayFlags.strictErrors]
    options.rules = try arguments[PlayFlags.always].map(RuleFile.read)
    self.options = options
  }
}
