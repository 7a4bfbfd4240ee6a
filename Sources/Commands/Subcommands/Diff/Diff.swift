import CommandLines
import Timelines

/// The flags of `reel diff`.
package enum DiffFlags {
  package static let context = Flag<UInt64>(
    nil, short: "U", default: 3, "how many equal frames to show around a difference")
  package static let json = Flag<Bool>("json", "print the differences as JSON Lines")
  package static let ignore = Flag<[StatePath]>(
    "ignore", "ignore the values at this path of the state",
    details:
      "Also inside of values. `*` stands for any index or key: `items.*.id`. A path that matches nothing is a warning on "
      + "standard error.")
  package static let html = Flag<PageFile?>(
    "html", "write a page with both timelines side by side instead",
    details: "One HTML file that needs nothing else; `-` is standard output.")
}

/// `reel diff`: compares two timelines.
package enum DiffCommand: Subcommand {
  package static let name = "diff"
  package static let summary = "show what differs between two timelines"
  package static let operands = Operands.exactly("A", "B", completes: .scriptsAndTimelines)
  package static let flags = [FlagDeclaration](
    DiffFlags.context, DiffFlags.json, DiffFlags.ignore, PlayFlags.reactor, SelectionFlags.name, DiffFlags.html)
  package static let substitutes = [ForeignFlag("--format", instead: "--json")]
  package static let discussion = """
    Compares two timelines, each in text or in JSON Lines, and prints what differs. A script is played first, and its
    timeline is compared. Its frames then name the lines that caused them. A step is an action with its immediate
    consequences. Steps are aligned first, then the frames inside them, so that a missing frame is one difference, and
    so is a missing action. What follows from a difference before it is an echo: counted, not listed. A long list is
    shortened to the rows that fit the width. `--verbose` lists echoes, and prints every line whole. If only times
    differ, the difference is headed `right order, wrong time`. A field that was added to every state, or removed from
    every state, is reported once. The records of `--json` turn A into B; reel-timeline(5) describes how.

    A script plays in the process of the command. The exit code is 1 if there is a difference; whether a script fails does
    not count.
    """
  package static let examples = [
    Example("reel diff old.timeline new.timeline", "compares two timelines"),
    Example("reel diff --ignore 'items.*.id' a.timeline b.reel", "compares a timeline with a script, but for some ids"),
  ]
}
