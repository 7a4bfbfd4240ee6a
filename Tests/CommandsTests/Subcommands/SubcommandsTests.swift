import CommandLines
import Commands
import Testing

@Suite struct SubcommandsTests {
  @Test func `there are thirteen subcommands, and one that is hidden`() {
    #expect(
      Subcommands.visible.map { $0.name } == [
        "run", "test", "diff", "review", "fmt", "list", "explore", "graph", "mutate", "show", "new", "completions",
        "help",
      ])
    #expect(Subcommands.all.filter { $0.isHidden }.map { $0.name } == ["manual"])
  }

  @Test(arguments: [
    (
      "run",
      "[-r REACTOR] [--format text|jsonl] [--full] [--until T] [--input lines|json|jsonl] [--var K=V]... [--seed N] "
        + "[--strict-errors] [--always FILE] [-k GLOB] [SCRIPT|-]..."
    ),
    (
      "test",
      "[-k GLOB] [--tag a,!b]... [--accept] [--pending DIR] [--report FORM[=FILE]]... [--golden FILE] "
        + "[--coverage[=PERCENT]] [--allow-empty] [--fail-fast] [--strict-errors] [--always FILE] [--watch] [--failed] [--shard K/N] [--repeat N] [-j N] [--timeout D] [--memory SIZE] "
        + "[PATH|-]..."
    ),
    ("diff", "[-U N] [--json] [--ignore PATH]... [-r REACTOR] [-k GLOB] [--html FILE] A B"),
    (
      "review",
      "[--accept] [--reject] [--prune] [--from DIR] [--json] [--html FILE] [--strict-errors] [--always FILE] "
        + "[-j N] [--timeout D] [--memory SIZE] [PATH]..."
    ),
    ("completions", "bash|zsh|fish"),
    ("fmt", "[--check] [--to lines|json|jsonl] [PATH|-]..."),
    ("list", "[--reactors] [--json] [-k GLOB] [--tag a,!b]... [--shard K/N] [PATH|-|NAME]..."),
    (
      "show",
      "[-r REACTOR] [-k GLOB] [--pin PATH]... [--only ACTION]... [--changed] [--between A..B] [--marbles] [--html FILE] "
        + "TIMELINE"
    ),
    (
      "explore",
      "[-r REACTOR] [--runs N] [--for D] [--steps N] [--seed N] [--faults] [--order] [--against REACTOR] "
        + "[--map PATH=OTHER]... [--always FILE] [--keep DIR] [-j N] [--shard K/N] [--timeout D] [--memory SIZE] "
        + "[--report FORM[=FILE]]... [--format text|jsonl] [SCRIPT|DIR|-]..."
    ),
    (
      "graph",
      "[-r REACTOR] [--format text|mermaid|dot] [--by FIELD,...] [--html FILE] [-k GLOB] [--tag a,!b]... [-j N] "
        + "[--timeout D] [--memory SIZE] [PATH|-]..."
    ),
    (
      "mutate",
      "[--expectations] [-r REACTOR] [--kind drop|double|swap|cancel|repeat|swallow|payload]... [--at-least PERCENT] "
        + "[-k GLOB] [--tag a,!b]... [--strict-errors] [--always FILE] [--shard K/N] [--format text|jsonl] [-j N] "
        + "[--timeout D] [--memory SIZE] [PATH|-]..."
    ),
    ("new", "[--app PATH] [--reel PATH|URL] DIR"),
    ("help", "[SUBCOMMAND]"),
    ("manual", "PAGE"),
  ])
  func `the synopsis of a subcommand lists its flags and operands`(name: String, synopsis: String) throws {
    #expect(try Subcommands.named(name).synopsis.joined(separator: " ") == synopsis)
  }

  @Test(arguments: Subcommands.all.map { $0.name })
  func `no spelling of a flag is declared twice for a subcommand`(name: String) throws {
    let spellings = (try Subcommands.named(name).flags + EverywhereFlags.all).flatMap(\.spellings)
    #expect(Set(spellings).count == spellings.count)
  }

  @Test(arguments: Subcommands.all.map { $0.name })
  func `every summary begins in lower case and has no full stop`(name: String) throws {
    let subcommand = try Subcommands.named(name)
    let lines = [subcommand.summary] + subcommand.flags.map(\.summary) + subcommand.examples.map(\.meaning)
    for line in lines {
      #expect(line.first?.isLowercase == true && line.last != "." && !line.contains("\n"), "\(line)")
    }
  }

  @Test func `an unknown subcommand is an error with the nearest name, or with all of them`() {
    #expect(
      throws: UsageError("unknown subcommand 'tset'", hint: "did you mean 'test'?", command: "reel")
    ) { try Subcommands.named("tset") }
    #expect(
      throws: UsageError(
        "unknown subcommand 'manuals'",
        hint: "there are: run, test, diff, review, fmt, list, explore, graph, mutate, show, new, completions, help;",
        command: "reel")
    ) { try Subcommands.named("manuals") }
  }
}
