import CommandLines
import Mutants

extension MutantKind: FlagChoice {}

/// The flags of `reel mutate`.
package enum MutateFlags {
  package static let expectations = Flag<Bool>(
    "expectations", "goldens do not count, only expectations, rules and failures",
    details: "A golden notices nearly everything that is reached. This tells what the `?` lines notice by themselves.")
  package static let kind = Flag<[MutantKind]>(
    "kind", "only changes of this kind",
    details:
      "May be given more than once. `drop` and `double` are about mutations, or actions of a store; `swap` about "
      + "two mutations that follow each other from one effect; `cancel`, `repeat` and `swallow` about the calls of a "
      + "port; `payload` about the actions of the script.")
  package static let goal = Flag<Percentage>(
    "at-least", default: Percentage(100), "the share of mutants that has to be noticed, in percent",
    details: "Where less are noticed, the exit code is 1. Mutants without effect do not count.")
  package static let shard = Flag<Shard?>(
    "shard", "only one of N parts of the mutants, the K-th",
    details: "Each part plays the whole suite once as it is. Without this flag the variables of Bazel decide.")
  package static let format = Flag<OutputFormat>(
    "format", default: .text, "the form of the results", details: "`jsonl` is for programs.")
}

/// `reel mutate`: tells which changes of reactors a suite does not notice.
package enum MutateCommand: Subcommand {
  package static let name = "mutate"
  package static let summary = "tell which changes of reactors no script notices"
  package static let operands = Operands.any("PATH|-", completes: .scripts)
  package static let flags =
    [FlagDeclaration](
      MutateFlags.expectations, SelectionFlags.reactor, MutateFlags.kind, MutateFlags.goal, SelectionFlags.name,
      SelectionFlags.tag, PlayFlags.strictErrors, PlayFlags.always, MutateFlags.shard, MutateFlags.format)
    + WorkerFlags.all
  package static let substitutes = [ForeignFlag("--json", instead: "--format jsonl")]
  package static let discussion = """
    Plays the scripts below each PATH, by default below the working directory, first without changes, then against
    mutants: reactors and stores with one change each. Without changes every case has to pass, with the same timeline
    each time. Nothing is compiled: the change is made while a case is played, around the compiled code of the reactor.
    A mutation is dropped, doubled, or swapped with the next one of its effect; a cancelled call is answered all the
    same; a reply comes twice; a failed call completes without an error; an action has another payload. A store has its
    actions dropped and doubled on their way to the reducer.

    A mutant is played with the cases that reach it, the shortest first, until one fails: then it is noticed. A mutant
    that changes something visible while all cases pass has survived. It is printed with the script of a case that
    reaches it, the line that reaches it, and the frames that change. A mutant that changes nothing that can be seen in
    any case is without effect, and does not count. `--verbose` names the mutants without effect and those that were
    noticed.

    A case that fails without any change cannot notice a mutant. The exit code is then 2, as it is where nothing can be
    changed. Cases with `@xfail` are left out.
    """
  package static let examples = [
    Example("reel mutate", "plays every script below the working directory against mutants"),
    Example("reel mutate --expectations Scripts", "tells what the expectations miss without the goldens"),
    Example("reel mutate -r cart --at-least 80", "fails if fewer than four of five mutants of a reactor are noticed"),
  ]
}
