extension Manual {
  /// The page `reel(1)`.
  static var commandPage: [Markup.Block] {
    var blocks: [Markup.Block] = [
      .section("Name"),
      .paragraph([.text("reel - play action scripts through reactors and stores and compare their timelines")]),
      .section("Synopsis"),
      .code(Subcommands.visible.map { "reel \($0.name) [FLAG]... \($0.operands.usage)" }),
      .section("Description"),
      .paragraph(Markup.spans(description)),
    ]
    blocks += Markup.blocks(background)
    blocks.append(.section("Subcommands"))
    for subcommand in Subcommands.visible { blocks += part(subcommand) }
    blocks += [.section("Flags everywhere"), .list(EverywhereFlags.all.map(item))]
    blocks += [.section("Environment"), .list(EnvironmentVariable.allCases.map(item))]
    blocks += Markup.blocks(files)
    blocks += [.section("Exit status"), .list(exitCodes)]
    blocks += Markup.blocks(exitDetails)
    blocks.append(.section("Examples"))
    blocks.append(.list(Subcommands.visible.flatMap { $0.examples }.map(item)))
    blocks += [.section("See also"), .paragraph([.text("reel-script(5), reel-timeline(5)")])]
    return blocks
  }

  private static func part(_ subcommand: any Subcommand.Type) -> [Markup.Block] {
    let synopsis = (["reel \(subcommand.name)"] + subcommand.synopsis).flatMap { [.text(" "), Markup.Span.code($0)] }
    let head: [Markup.Block] = [.subsection(subcommand.name), .paragraph(Array(synopsis.dropFirst()))]
    let discussion = Markup.blocks(subcommand.discussion)
    return head + discussion + (subcommand.flags.isEmpty ? [] : [.list(subcommand.flags.map(item))])
  }

  private static func item(_ flag: FlagDeclaration) -> Markup.Item {
    let summary = flag.summary.prefix(1).uppercased() + flag.summary.dropFirst() + "."
    let standard = flag.standard.map { "Default: `\($0)`." }
    let text = [summary, flag.details.isEmpty ? nil : flag.details, standard].compactMap { $0 }.joined(separator: " ")
    return Markup.Item(term: [.code(flag.label)], text: Markup.spans(text))
  }

  private static func item(_ variable: EnvironmentVariable) -> Markup.Item {
    Markup.Item(term: [.code(variable.rawValue)], text: Markup.spans(variable.meaning))
  }

  private static func item(_ example: Example) -> Markup.Item {
    let meaning = example.meaning.prefix(1).uppercased() + example.meaning.dropFirst() + "."
    return Markup.Item(term: [.code(example.command)], text: Markup.spans(meaning))
  }

  private static let background = """
    `run` prints, `test` judges. Only an explicit `test --accept` or `review` writes a golden.

    Time is virtual: a script plays as fast as it can, whatever delays it holds. Every case starts with a fresh reactor.
    What is printed is the same in every process, on every day and on every operating system: no hash order, no address,
    no wall clock and no locale is in it.

    Standard output holds what the command writes and nothing else: what a reactor prints goes to standard error, or to the
    report of its case. So do the lines of the operator `debug`, which carry virtual time.

    Flags may stand anywhere among the operands. A value may be attached, as in `--format=jsonl` or `-rcounter`, and
    has to be where it begins with a dash. `--` ends the flags, and `-` stands for standard input.
    """

  private static let files = """
    # Files
    - `*.reel`: a script, one statement a line; see reel-script(5)
    - `*.reel.json`: the same in JSON
    - `*.timeline`: the golden of the script of the same name beside it; see reel-timeline(5)
    - `_*.reel`: a fragment for `@include`, which is not played by itself
    """

  private static let exitDetails = """
    2 beats 1, and 1 beats 0: everything that can run still runs, and the worst result counts. When the reader of
    standard output goes away, the command ends quietly by SIGPIPE. SIGINT, SIGTERM, SIGHUP and
    SIGQUIT take their usual effect once temporary files are removed and the terminal is as it was.
    """
}
