import CommandLines
import Timelines

/// The flags of `reel show`.
package enum ShowFlags {
  package static let pin = Flag<[StatePath]>(
    "pin", "show the changes of this path of the state",
    details:
      "The path is one that scripts have, such as `items.last.name`, `items.count` or `items[id=3]`, into the state; `*` "
      + "stands for each key or index. For each change: when, from what to what, by which mutation, and the action or "
      + "reply behind it. With `--marbles` the path is a lane of the chart.")
  package static let only = Flag<[String]>(
    "only", takes: "ACTION", "show this action and its immediate consequences",
    details: "The name alone, or as a script sends it to a reactor that lives in the state: `cells.last.rename`, "
      + "`cells[id=3].rename`; `*` stands for each key, index or action. May be given more than once.")
  package static let changed = Flag<Bool>("changed", "show only mutations that changed the state")
  package static let between = Flag<InstantSpan?>(
    "between", "show only this span of virtual time",
    details: "Both ends included: `50ms..2s`, `50ms..` or `..2s`.")
  package static let html = Flag<PageFile?>(
    "html", "write a page to look at and step through instead",
    details: "One HTML file that needs nothing else; `-` is standard output. It holds the whole timeline.")
  package static let marbles = Flag<Bool>(
    "marbles", "draw actions, mutations and pinned paths over virtual time")
}

/// `reel show`: reads a timeline.
package enum ShowCommand: Subcommand {
  package static let name = "show"
  package static let summary = "read a timeline: parts of it, the history of a value, a chart"
  package static let operands = Operands.exactly("TIMELINE", completes: .scriptsAndTimelines)
  package static let flags = [FlagDeclaration](
    PlayFlags.reactor, SelectionFlags.name, ShowFlags.pin, ShowFlags.only, ShowFlags.changed, ShowFlags.between,
    ShowFlags.marbles, ShowFlags.html)
  package static let discussion = """
    Prints a timeline, in text or in JSON Lines, or what is chosen of it; a script is played first. Frames that repeat
    at least three times, or groups whose repeats save three lines, show once with their number: `x14`. Where lists
    make a frame longer than two lines of the screen, it shows as many of their rows as fit in one. `--verbose` shows
    every frame, whole.

    A script plays in the process of the command, and one that fails is shown with the exit code 0.
    """
  package static let examples = [
    Example("reel show --pin query x.timeline", "shows the changes of the query and their causes"),
    Example("reel show --only loadNextPage --changed x.timeline", "shows one action and what it changed"),
    Example("reel show --html x.html x.reel", "plays a script and writes its timeline as a page for a browser"),
    Example("reel show --marbles --pin isLoading x.timeline", "draws a chart over virtual time"),
  ]
}
