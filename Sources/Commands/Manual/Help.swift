import ExactStrings

/// The output of `--help`, made from the declarations of flags and subcommands.
package enum Help {
  /// Returns the overview: `reel --help`.
  package static func overview(columns: Int) -> String {
    let introduction: [Markup.Block] = [
      .paragraph(Markup.spans(Manual.description)),
      .paragraph([.text("usage: reel SUBCOMMAND [FLAG]... [OPERAND]...")]),
      .section("Subcommands"),
      .list(Subcommands.visible.map { Markup.Item(term: [.code($0.name)], text: Markup.spans($0.summary)) }),
    ]
    let end: [Markup.Block] = [
      .section("Exit codes"),
      .list(Manual.exitCodes),
      .paragraph(
        Markup.spans("`reel SUBCOMMAND --help` says more, and so do reel(1), reel-script(5) and reel-timeline(5).")),
    ]
    return PlainText(columns: columns).text(introduction + everywhere + end)
  }

  /// Returns the help of one subcommand: `reel run --help`.
  package static func page(_ subcommand: any Subcommand.Type, columns: Int) -> String {
    let layout = PlainText(columns: columns)
    let head = "reel \(subcommand.name) - \(subcommand.summary)\n\n" + usage(subcommand, layout) + "\n"
    var blocks = Markup.blocks(subcommand.discussion)
    if !subcommand.flags.isEmpty { blocks += [.section("Flags"), .list(subcommand.flags.map(item))] }
    blocks += everywhere
    if !subcommand.examples.isEmpty { blocks += [.section("Examples"), .list(subcommand.examples.map(item))] }
    return head + layout.text(blocks)
  }

  private static let everywhere: [Markup.Block] = [.section("Everywhere"), .list(EverywhereFlags.all.map(item))]

  private static func usage(_ subcommand: any Subcommand.Type, _ layout: PlainText) -> String {
    // A line must not be broken at a blank inside brackets.
    let words = subcommand.synopsis.map { $0.replacing(" ", with: "\u{a0}") }.joined(separator: " ")
    let start = "usage: reel \(subcommand.name)"
    let further = String(repeating: " ", count: start.count + 1)
    let lines = layout.fill(words, first: start + " ", further: further)
    return lines.joined(separator: "\n").replacing("\u{a0}", with: " ") + "\n"
  }

  private static func item(_ flag: FlagDeclaration) -> Markup.Item {
    let label = (flag.short == nil ? "    " : "") + flag.label
    let standard = flag.standard.map { " (default: \($0))" } ?? ""
    return Markup.Item(term: [.code(label)], text: Markup.spans(flag.summary + standard))
  }

  private static func item(_ example: Example) -> Markup.Item {
    Markup.Item(term: [.code(example.command)], text: Markup.spans(example.meaning))
  }
}
