import ExactStrings

/// The output of `--help`, made from the declaration of a tool.
package struct Help: Sendable {
  private let tool: ToolDeclaration

  /// Creates the help of a tool.
  package init(_ tool: ToolDeclaration) {
    self.tool = tool
  }

  /// Returns the overview: `reel --help`.
  package func overview(columns: Int) -> String {
    let introduction: [ManualMarkup.Block] = [
      .paragraph(ManualMarkup.spans(tool.description)),
      .paragraph([.text("usage: \(tool.name) SUBCOMMAND [FLAG]... [OPERAND]...")]),
      .section("Subcommands"),
      .list(
        tool.visibleSubcommands.map { ManualMarkup.Item(term: [.code($0.name)], text: ManualMarkup.spans($0.summary)) }),
    ]
    let end: [ManualMarkup.Block] = [
      .section("Exit codes"),
      .list(tool.exitCodes),
      .paragraph(ManualMarkup.spans("`\(tool.name) SUBCOMMAND --help` says more, and so do \(pages).")),
    ]
    return TerminalLayout(columns: columns).text(introduction + everywhere + end)
  }

  /// Returns the help of one subcommand: `reel run --help`.
  package func page(_ subcommand: any CommandDeclaration.Type, columns: Int) -> String {
    let layout = TerminalLayout(columns: columns)
    let head = "\(tool.name) \(subcommand.name) - \(subcommand.summary)\n\n" + usage(subcommand, layout) + "\n"
    var blocks = ManualMarkup.blocks(subcommand.discussion)
    if !subcommand.flags.isEmpty { blocks += [.section("Flags"), .list(subcommand.flags.map(item))] }
    blocks += everywhere
    if !subcommand.examples.isEmpty { blocks += [.section("Examples"), .list(subcommand.examples.map(item))] }
    return head + layout.text(blocks)
  }

  private var everywhere: [ManualMarkup.Block] { [.section("Everywhere"), .list(tool.everywhere.map(item))] }

  /// The pages of the manual, as a sentence lists them.
  private var pages: String {
    (["\(tool.name)(1)"] + tool.furtherPages.dropLast()).joined(separator: ", ")
      + (tool.furtherPages.last.map { " and \($0)" } ?? "")
  }

  private func usage(_ subcommand: any CommandDeclaration.Type, _ layout: TerminalLayout) -> String {
    // A line must not be broken at a blank inside brackets.
    let words = subcommand.synopsis.map { $0.replacing(" ", with: "\u{a0}") }.joined(separator: " ")
    let start = "usage: \(tool.name) \(subcommand.name)"
    let further = String(repeating: " ", count: start.count + 1)
    let lines = layout.fill(words, first: start + " ", further: further)
    return lines.joined(separator: "\n").replacing("\u{a0}", with: " ") + "\n"
  }

  private func item(_ flag: FlagDeclaration) -> ManualMarkup.Item {
    let label = (flag.short == nil ? "    " : "") + flag.label
    let standard = flag.standard.map { " (default: \($0))" } ?? ""
    return ManualMarkup.Item(term: [.code(label)], text: ManualMarkup.spans(flag.summary + standard))
  }

  private func item(_ example: Example) -> ManualMarkup.Item {
    ManualMarkup.Item(term: [.code(example.command)], text: ManualMarkup.spans(example.meaning))
  }
}
