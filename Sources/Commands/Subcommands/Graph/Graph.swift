import CommandLines

/// The flags of `reel graph`.
package enum GraphFlags {
  package static let format = Flag<GraphFormat>(
    "format", default: .text, "the form of the graph",
    details: "`mermaid` is what Markdown shows on many sites, `dot` the language of Graphviz.")
  package static let fields = Flag<String?>(
    "by", takes: "FIELD,...", "the fields that tell states apart",
    details: "Paths of the state, and `$inflight` for the work in flight; a field with fields stands for all of these. "
      + "Without this flag all fields count.")
  package static let html = Flag<PageFile?>(
    "html", "write a page with the cases and the graph below them instead",
    details: "One HTML file that needs nothing else; `-` is standard output.")
}

/// The forms of a graph.
package enum GraphFormat: String, FlagChoice {
  /// Lines for people.
  case text
  /// A state diagram of Mermaid.
  case mermaid
  /// The language of Graphviz.
  case dot
}

/// `reel graph`: shows the states that scripts reach.
package enum GraphCommand: Subcommand {
  package static let name = "graph"
  package static let summary = "show the kinds of states that scripts reach"
  package static let operands = Operands.any("PATH|-", completes: .scripts)
  package static let flags =
    [FlagDeclaration](
      SelectionFlags.reactor, GraphFlags.format, GraphFlags.fields, GraphFlags.html, SelectionFlags.name,
      SelectionFlags.tag) + WorkerFlags.all
  package static let discussion = """
    Plays the cases of one reactor or store in every script below each PATH, by default below the working directory, and
    prints the graph of its states without their values: each field as nil, empty, one or many, the sign of a number, a
    `Bool`, the case of an enum, and the work in flight. An edge is what happened: an action, a reply or a failure
    of a port, a push into a stream, `&drop`, or time that passed. Goldens do not count. A case that fails is no error
    if it plays to its end. `-r` may be left out where the scripts play only one reactor.

    There are at most 40 kinds of states. If there were more, the fields that distinguish the fewest states are left out
    first, and the graph names them.
    """
  package static let examples = [
    Example("reel graph -r counter", "shows the states that the scripts below the working directory reach"),
    Example("reel graph -r repo-search --by query,repos", "tells states apart by two fields"),
    Example("reel graph -r counter --html counter.html", "writes it below the cases that it comes from, as a page"),
    Example("reel graph -r counter --format dot | dot -Tsvg > counter.svg", "draws it"),
  ]
}
