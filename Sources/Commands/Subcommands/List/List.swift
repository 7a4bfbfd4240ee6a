import CommandLines

/// The flags of `reel list`.
package enum ListFlags {
  package static let reactors = Flag<Bool>(
    "reactors", "list the reactors and stores instead",
    details:
      "Each reactor is listed with its actions, their labels and types, its ports, streams, notes and arguments. A "
      + "store is listed with its kind, and one that cannot be made with the reason. NAME chooses one of them.")
  package static let json = Flag<Bool>("json", "print JSON")
}

/// `reel list`: lists cases or reactors.
package enum ListCommand: Subcommand {
  package static let name = "list"
  package static let summary = "list the cases that test would play, or the reactors and stores"
  package static let operands = Operands.any(
    "PATH|-|NAME", completes: .depending(onFlag: "reactors", .reactors, otherwise: .scripts))
  package static let flags = [FlagDeclaration](
    ListFlags.reactors, ListFlags.json, SelectionFlags.name, SelectionFlags.tag, SelectionFlags.shard)
  package static let substitutes = [
    ForeignFlag("--format", instead: "--json"),
    ForeignFlag("--filter", instead: "-k GLOB"),
  ]
  package static let discussion = """
    Prints one line for each case that `reel test` would play, in the same order. With `--reactors` it prints the
    reactors and stores instead, and what scripts can name in them.
    """
  package static let examples = [
    Example("reel list Scripts", "lists the cases of all scripts in a directory"),
    Example("reel list --reactors", "lists the reactors and stores and what they understand"),
  ]
}
