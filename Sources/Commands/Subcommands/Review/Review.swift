import CommandLines
import Processes

/// The flags of `reel review`.
package enum ReviewFlags {
  package static let accept = Flag<Bool>(
    "accept", "accept every change without asking",
    details: "Cases that fail are left alone, and holes of scripts are not filled. Obsolete goldens stay; `--prune` "
      + "removes them. Under continuous integration nothing is written, and the exit code is 2.")
  package static let reject = Flag<Bool>(
    "reject", "reject every change without asking",
    details: "The goldens stay as they are, obsolete ones too. With `--from`, what was pending is removed from DIR.")
  package static let prune = Flag<Bool>(
    "prune", "remove obsolete goldens without asking",
    details: "A golden is obsolete if no script belongs to it, or if its script says `@golden none`. Under continuous "
      + "integration nothing is removed, and the exit code is 2.")
  package static let from = Flag<String?>(
    "from", takes: "DIR", "review what `reel test --pending DIR` left instead of playing",
    details: "A file is removed from DIR once everything in it is accepted or rejected. A file that equals its golden "
      + "is removed when others are decided on. Where there is no DIR, nothing is pending, and no obsolete golden is "
      + "looked for. With PATH, only the goldens at or below it.", completes: .folders)
  package static let json = Flag<Bool>(
    "json", "print JSON Lines, and ask nothing",
    details:
      "One `change` record for each change: `golden`, `case`, `change` (`changed`, `new`, `removed`, `rewritten` or "
      + "`obsolete`) and `decision` (`accepted`, `rejected`, `skipped` or `open`), and for a "
      + "golden that is rewritten as a whole `why`. One `failing` record for each case that cannot be accepted: `case`, "
      + "`why`, if it is known `line`, and `missing`, the golden that it lacks. At last a `summary` with the counts.")
  package static let html = Flag<PageFile?>(
    "html", "write a page with every change, and ask nothing",
    details: "One HTML file that needs nothing else, with the command that accepts each change; `-` is standard output "
      + "and takes the place of the list.")
}

/// `reel review`: shows the changes of goldens, and asks for decisions.
package enum ReviewCommand: Subcommand {
  package static let name = "review"
  package static let summary = "show what would change in goldens, and decide"
  package static let operands = Operands.any("PATH", completes: .scripts)
  package static let flags =
    [FlagDeclaration](
      ReviewFlags.accept, ReviewFlags.reject, ReviewFlags.prune, ReviewFlags.from, ReviewFlags.json, ReviewFlags.html,
      PlayFlags.strictErrors, PlayFlags.always) + WorkerFlags.all
  package static let substitutes = [ForeignFlag("--format", instead: "--json")]
  package static let discussion = """
    Plays every script below each PATH, by default below the working directory, and shows case by case how its golden
    would change. On a terminal one key decides:

    - `a`, `r`, `s`: accept the change, reject it, skip it
    - `A`, `R`, `S`: the same for this one and all the rest of its kind: changes, or goldens without a script
    - `d`: show the whole difference
    - `q`: quit; earlier decisions are kept

    A golden is written as soon as everything in it is decided. Without a terminal, and under continuous integration,
    the changes are listed. The changes of a case that fails cannot be accepted; the case is listed as `failing`.

    The exit code is 0 if every change was accepted, or if there was none, and 1 if one was rejected, skipped or left, or
    if a case fails.
    """
  package static let examples = [
    Example("reel review", "asks what to do with each change"),
    Example("reel review --accept --prune Scripts", "accepts all of them, and removes goldens without a script"),
    Example("reel review --from pending", "decides on what a run of `reel test --pending pending` left"),
  ]
}

extension ReviewCommand {
  package static func run(_ request: ReviewRequest, in environment: CommandEnvironment) throws -> ExitCode {
    let session = ReviewSession(request, environment)
    try session.collect()
    session.decide()
    try session.print()
    return session.code
  }
}
