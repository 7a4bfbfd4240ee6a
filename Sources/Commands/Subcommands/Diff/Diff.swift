/// The flags of `reel diff`.
package enum DiffFlags {
  package static let context = Flag<UInt64>.count(
    nil, short: "U", "N", default: 3, "how many equal frames to show around a difference")
  package static let json = Flag.toggle("json", "print the differences as JSON Lines")
  package static let ignore = Flag.texts(
    "ignore", "PATH", "leave out what stands at this path of the state",
    details: "`*` stands for any index or key: `items.*.id`.")
  package static let reactor = Flag.text(
    "reactor", short: "r", "REACTOR", "the reactor that plays scripts which name none")
}

/// `reel diff`: compares two timelines.
package enum DiffCommand: Subcommand {
  package static let name = "diff"
  package static let summary = "show what differs between two timelines"
  package static let operands = Operands.exactly("A", "B")
  package static let flags = [
    DiffFlags.context.declaration, DiffFlags.json.declaration, DiffFlags.ignore.declaration,
    DiffFlags.reactor.declaration,
  ]
  package static let discussion = """
    Compares two timelines, each in text or in JSON Lines, and prints what differs. A script is played first, and its
    timeline compared. Frames are aligned by time and action, so that one missing frame shows as one missing frame.
    Calls that only have other numbers count as an echo: they are counted, not listed.
    """
  package static let examples = [
    Example("reel diff old.timeline new.timeline", "compares two timelines"),
    Example("reel diff --ignore 'items.*.id' a.timeline b.reel", "compares a timeline with a script, but for some ids"),
  ]
}
