import CommandLines
import Reports

/// The flags of `reel test`.
package enum TestFlags {
  package static let accept = Flag<Bool>(
    "accept", "write the played timelines to the goldens",
    details:
      "Only the sections of cases that were played are replaced; those of cases that are gone stay where not all "
      + "were played, because of a name, a tag, `--failed`, `--fail-fast` or `@only`. Before that the holes of the scripts "
      + "are filled, `? PATH == _`. A case that fails or that is marked `@xfail` is left alone, and the exit code is "
      + "then 1. Under continuous integration nothing is written, and the exit code is 2.")
  package static let pending = Flag<String?>(
    "pending", takes: "DIR", "write the proposed goldens to DIR",
    details:
      "For each script whose golden is missing or differs, DIR gets what `--accept` would have written to it; holes "
      + "are not filled. The file has the same path below DIR as the golden has below the working directory, so that "
      + "DIR can be reviewed with `reel review --from DIR` or copied over the tree. Continuous integration can use "
      + "this flag, and keep DIR for a review. A DIR whose name begins with a dot is not searched for goldens "
      + "later.", completes: .folders)
  package static let coverage = Flag<CoverageGoal?>(
    "coverage", implying: .none, "report what the scripts reach; fail below PERCENT",
    details: "For each reactor and store that is played: which actions were sent, which cases of mutations were "
      + "committed, which ports replied and failed, which streams something was pushed into, how many kinds of states "
      + "and transitions were reached, and what never happened. The percentage is of actions, mutations, replies and "
      + "failures of ports, and streams. With `--verbose` it is told how the calls of each port ended. A case that does "
      + "not play to its end reaches nothing, and with `--shard` only the scripts of that part count. The report `jsonl` "
      + "has `coverage` records; `html` shows the coverage below the cases, with the graph of the states of each "
      + "reactor.")
  package static let watch = Flag<Bool>(
    "watch", "keep running, and play the scripts that a saved file affects",
    details: "A script is affected by its own file, by the files that it includes, by the files of its replies, and by "
      + "its golden. Mistakes in any script are reported each time. When the program itself is rebuilt, the new one "
      + "takes over and plays everything. Watching ends when the command is interrupted.")
  package static let report = Flag<[ReportRequest]>(
    "report", "report as junit, tap, jsonl, github, md or html",
    details: "`junit` is JUnit's XML, `tap` version 14 of the Test Anything Protocol, `jsonl` JSON Lines, `github` the "
      + "annotations of GitHub Actions, `md` Markdown, `html` one page to look at every case and to step through it. May "
      + "be given more than once. Without FILE, or with `-`, a report takes the place of the text on standard output; "
      + "`github` follows that text. Reports hold no date, no host and no duration: two runs of one suite write the "
      + "same bytes.")
  package static let golden = Flag<String?>(
    "golden", takes: "FILE", "compare a single script with this golden",
    details: "Otherwise the golden of `x.reel` is `x.timeline` beside it. `-` is no file.", completes: .timelines)
  package static let allowEmpty = Flag<Bool>(
    "allow-empty", "nothing to play is no error", details: "Otherwise the exit code is 2.")
  package static let failFast = Flag<Bool>("fail-fast", "stop after the first case that fails")
  package static let failed = Flag<Bool>(
    "failed", "play only the cases that failed last",
    details: "The cases that failed in the last run in this working directory, and those that failed earlier and were "
      + "left out of that run by `--fail-fast` or `@only`. Under continuous integration nothing is kept of a run. The "
      + "section Environment of reel(1) says where the list is kept.")
  package static let repetitions = Flag<PositiveCount>(
    "repeat", default: PositiveCount(1), "play everything N times, each time in fresh processes",
    details: "A case that does not play the same each time is a failure, which is shown as a difference.")
}

/// `reel test`: plays scripts and judges them.
package enum TestCommand: Subcommand {
  package static let name = "test"
  package static let summary = "play scripts and compare them with their goldens"
  package static let operands = Operands.any("PATH|-", completes: .scripts)
  package static let flags =
    [FlagDeclaration](
      SelectionFlags.name, SelectionFlags.tag, TestFlags.accept, TestFlags.pending, TestFlags.report, TestFlags.golden,
      TestFlags.coverage, TestFlags.allowEmpty, TestFlags.failFast, PlayFlags.strictErrors, PlayFlags.always,
      TestFlags.watch, TestFlags.failed, SelectionFlags.shard, TestFlags.repetitions) + WorkerFlags.all
  package static let substitutes = [
    ForeignFlag("--html", instead: "--report html=FILE"),
    ForeignFlag("--json", instead: "--report jsonl"),
    ForeignFlag("--format", instead: "--report FORM"),
    ForeignFlag("--filter", instead: "-k GLOB"),
    ForeignFlag("--update", instead: "--accept"),
    ForeignFlag("--record", instead: "--accept"),
  ]
  package static let discussion = """
    Plays every script below each PATH, by default below the working directory, and compares its timeline with the
    golden: the `.timeline` file of the same name beside it. For each difference it prints the frames around it and
    the line of the script that caused them.

    A golden that is missing is a failure, and so is one that has no script any more. A golden is never written unless
    `--accept` says so.

    Cases play in worker processes. A case that crashes, exits, or takes too long or too much memory is a failure, which
    `@xfail` covers like any other. It is shown with its last frames and the line of the script, and all other cases go
    on. What a reactor prints goes to standard error, case by case. The output does not depend on how many processes
    there are.
    """
  package static let examples = [
    Example("reel test", "plays every script below the working directory"),
    Example("reel test --tag 'fast,!network' Scripts", "plays the cases with one tag and without another"),
    Example("reel test --shard 2/5", "plays the second of five parts"),
    Example("reel test --coverage=90", "fails if less than that share of the reactors that are played was reached"),
    Example("reel test --accept x.reel", "writes the golden of a script"),
    Example("reel test --report junit=results.xml", "also writes a report that servers of continuous integration read"),
  ]
}
