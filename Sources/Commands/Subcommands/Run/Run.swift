import ActionScripts
import CommandLines
import ExactStrings

/// The forms of a timeline.
package enum OutputFormat: String, FlagChoice {
  /// The text form, which goldens have.
  case text
  /// One record a line, for programs.
  case jsonl
}

/// The flags of `reel run`.
package enum RunFlags {
  package static let format = Flag<OutputFormat>(
    "format", default: .text, "the form of the timeline",
    details: "`text` is what a golden holds; `jsonl` is the stable form for programs. See reel-timeline(5).")
  package static let full = Flag<Bool>(
    "full", "also print the whole state behind each change", details: "A golden never holds these.")
  package static let until = Flag<Duration?>(
    "until", takes: "T", "stop the clock at T and do not wait for the rest",
    details: "Otherwise a case ends when no work is left that is due once. Work that is in flight at T is left "
      + "unfinished, and is not judged.")
  package static let input = Flag<ScriptNotation?>(
    "input", "the notation of the scripts",
    details: "Otherwise the first character decides: `[` begins JSON, and a line that begins with `{` is JSON.")
  package static let variables = Flag<[Assignment]>(
    "var", "give a variable of the script another value",
    details: "The script has to declare it with `@let`.")
  package static let seed = Flag<UInt64?>(
    "seed", "the seed of what is random in a reactor", details: "It takes the place of `@seed`.")
}

/// `reel run`: plays scripts and prints their timelines.
package enum RunCommand: Subcommand {
  package static let name = "run"
  package static let summary = "play scripts and print their timelines"
  package static let operands = Operands.any("SCRIPT|-", completes: .scripts)
  package static let flags = [FlagDeclaration](
    PlayFlags.reactor, RunFlags.format, RunFlags.full, RunFlags.until, RunFlags.input, RunFlags.variables,
    RunFlags.seed, PlayFlags.strictErrors, PlayFlags.always, SelectionFlags.name)
  package static let substitutes = [
    ForeignFlag("--json", instead: "--format jsonl"),
    ForeignFlag("--html", instead: "reel show --html FILE SCRIPT"),
  ]
  package static let discussion = """
    Plays each SCRIPT through its reactor under a virtual clock and prints what happened, frame by frame. No golden is
    read or written.

    Without SCRIPT, or with `-`, the script comes from standard input. Every frame is then written as soon as its line
    has arrived, so that another program can talk to a reactor line by line. After an error in such a script nothing
    more is played, and the lines that follow are only checked.

    An expectation that fails is a frame of the timeline; it makes the exit code 1. With `@xfail` the code is 0 where the
    case fails, and 1 where it passes.

    Reactors play in the process of the command, and one that crashes ends it. `test` plays them in worker processes: it
    names the line of a crash, and goes on.
    """
  package static let examples = [
    Example("reel run x.reel", "plays a script and prints its timeline"),
    Example("echo increase | reel run -r counter", "pipes an action into a reactor"),
    Example("reel run --format jsonl x.reel | jq .state", "hands the timeline to another program"),
  ]
}
