import CommandLines

/// The flags that decide how cases are played and judged, the same for every subcommand that has them.
package enum PlayFlags {
  package static let reactor = Flag<String?>(
    "reactor", short: "r", takes: "REACTOR", "the reactor or store, with its arguments, for scripts that name none",
    details:
      "As `@reactor` takes it: `-r 'counter delay=5ms'`. A script that says `@reactor` has its own, and there is a "
      + "warning if that is another one, or lacks an argument.",
    completes: .reactors)
  package static let strictErrors = Flag<Bool>(
    "strict-errors", "an error of an effect fails its case",
    details:
      "So does one that the reactor reports itself. Otherwise errors are frames of the timeline and fail nothing.")
  package static let always = Flag<String?>(
    "always", takes: "FILE", "the rules of FILE hold in every case whose state has what they name",
    details:
      "FILE is a script that holds only rules, such as `? always repos unique`, and comments. A rule that names a path "
      + "or a value which the state of a case cannot have does not apply to that case. A rule that applies to no case "
      + "is a warning. The file is read once.", completes: .scripts)
}
