import CommandLines
import Exploration
import Reports

/// The flags of `reel explore`.
package enum ExploreFlags {
  package static let reactor = Flag<String?>(
    "reactor", short: "r", takes: "REACTOR", "the reactor or store that is explored, with its arguments",
    details:
      "As `@reactor` takes it: `-r 'repo-search latency=300ms'`. A script that names its own is explored with that, and "
      + "there is a warning if that is another one, or lacks an argument.", completes: .reactors)
  package static let runs = Flag<PositiveCount?>(
    "runs", "how many sequences of actions are played (default: 10000)",
    details: "This is the number for each case of SCRIPT, and for each group of cases in DIR that begin alike.")
  package static let span = Flag<TimeLimit?>(
    "for", "play sequences for this span of real time",
    details:
      "Each case of SCRIPT, and each group of DIR, gets this span. With `--runs`, whichever limit is reached first "
      + "ends the search. Sequences that have begun are played to their end, so the search may take a little longer. "
      + "The number of sequences that fit into the span differs from machine to machine; use `--runs` for the same "
      + "result everywhere.")
  package static let steps = Flag<PositiveCount>(
    "steps", default: PositiveCount(100), "how many moves a sequence has at most",
    details: "The moves that bring a sequence to its end are not counted: answers, time that passes, `&drop`.")
  package static let seed = Flag<UInt64>(
    "seed", default: 1, "the seed of all random choices",
    details: "The same seed and the same `--runs` print the same bytes.")
  package static let faults = Flag<Bool>(
    "faults", "ports also fail and hang, and streams fail",
    details: "An error that follows from such a fault is no finding.")
  package static let order = Flag<Bool>(
    "order", "fail if another order of replies leads to another state",
    details: "Otherwise it is a remark: the race may be meant.")
  package static let against = Flag<String?>(
    "against", takes: "REACTOR", "another reactor or store has to be in the same states",
    details: "It gets the same actions and replies. The first state at rest that differs is a finding.",
    completes: .reactors)
  package static let map = Flag<[StateMapping.Pair]>(
    "map", "with --against: which parts of the states belong together",
    details:
      "`--map value=counter` compares `value` with `counter` of the other one. May be given more than once. `--map "
      + "isLoading=` leaves out a part of the first state, and `--map =version` a part of the other one. All other "
      + "parts belong together by their names; a field that only one of the states has is a mistake.")
  package static let timeout = Flag<TimeLimit>(
    "timeout", default: TimeLimit(.seconds(2)), "how long one sequence may take, in real time",
    details:
      "A sequence that takes longer is a finding, and its process is ended. If SCRIPT itself takes longer, before "
      + "anything is tried, that is an error.")
  package static let shard = Flag<Shard?>(
    "shard", "only one of N parts of the runs, the K-th",
    details: "All parts together find what one process finds with all runs. The runs are divided in blocks of 500, so "
      + "that a part of few runs may have none. Without this flag the variables of Bazel decide.")
  package static let keep = Flag<String?>(
    "keep", takes: "DIR", "write each finding as a script with its golden",
    details: "The script is `DIR/REACTOR/WHAT-IS-WRONG.reel`. It says `@xfail`, so that `reel test` reports when the "
      + "reactor has been corrected. The script of a remark, which fails in one of two orders, says `@xfail`, "
      + "too.", completes: .folders)
  package static let report = Flag<[ReportRequest]>(
    "report", "report as junit, tap, jsonl, github, md or html",
    details:
      "As `reel test --report` does: each finding is a case that failed, and a reactor without findings one that "
      + "passed; `html` shows the script of each finding beside its timeline. May be given more than once. Without FILE, "
      + "or with `-`, a report takes the place of the text on standard output.")
  package static let format = Flag<OutputFormat>(
    "format", default: .text, "the form of the findings", details: "`jsonl` is for programs.")
}

/// `reel explore`: finds failures that nobody scripted.
package enum ExploreCommand: Subcommand {
  package static let name = "explore"
  package static let summary = "find failures that nobody scripted"
  package static let operands = Operands.any("SCRIPT|DIR|-", completes: .scripts)
  package static let flags = [FlagDeclaration](
    ExploreFlags.reactor, ExploreFlags.runs, ExploreFlags.span, ExploreFlags.steps, ExploreFlags.seed,
    ExploreFlags.faults, ExploreFlags.order, ExploreFlags.against, ExploreFlags.map, PlayFlags.always,
    ExploreFlags.keep, WorkerFlags.jobs, ExploreFlags.shard, ExploreFlags.timeout, WorkerFlags.memory,
    ExploreFlags.report, ExploreFlags.format)
  package static let substitutes = [
    ForeignFlag("--html", instead: "--report html=FILE"),
    ForeignFlag("--json", instead: "--format jsonl"),
  ]
  package static let discussion = """
    Plays sequences of actions of its own making through a reactor or a store: actions with values, gestures of the
    view, values of streams, passing time, and replies of ports in any order. What goes wrong is shrunk to the shortest
    script that shows it, and printed as that script.

    These are failures: a crash, a sequence that takes longer than `--timeout`, a stream of states that ends, an error
    that no fault explains, a livelock, an effect that waits for nothing, a reactor that outlives its release, the same
    moves with other states when they are played again, and a broken rule: `? always ...`, `? never ...` and
    `? finally ...` in SCRIPT or in the FILE of `--always`, and the rules in the registration of the reactor. With
    `--against` the two reactors must have the same states, and with `--order` the order of replies must not matter.

    With SCRIPT, exploring goes on where each of its cases ends, with its reactor, arguments and answers; an expectation
    that fails on the way there is a finding. A case with `@xfail` is left out. `@vary ACTION VALUE...` and `! PORT any
    ...` in SCRIPT narrow what is tried.

    Actions that the effects of a composable store send are not sent by exploring, because no user can send them, unless
    SCRIPT sends or varies them.

    With DIR, the cases of its scripts are recombined: sequences begin with what one case does, go on with what another
    one does, and use the values of all of them. Their expectations are not judged, since each sequence reaches them in
    a different state. Lines whose value is looked up while the case plays are left out. Cases with the same reactor,
    arguments, rules and other directives are explored together. A script with a mistake is left out, and makes the exit
    code 2.

    After Ctrl-C or SIGTERM the sequences that have begun are played to their end, and the findings so far are printed.
    A second signal ends the command at once. In both cases the command ends by that signal.

    With `--keep`, a script that was kept earlier is replaced if it has the same title; the scripts of other findings
    stay.
    """
  package static let examples = [
    Example("reel explore -r counter", "looks for failures of a reactor"),
    Example("reel explore -r repo-search --faults", "lets its calls fail, too"),
    Example("reel explore Scripts", "recombines what the scripts of a folder do"),
    Example("reel explore -r repo-search --keep found", "keeps what it finds as scripts"),
  ]
}
