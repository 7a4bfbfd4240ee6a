/// The manual page of a tool, made from its declaration and from a few texts.
package struct CommandPage: Sendable {
  /// The texts of the page, in the light markup of ``Markup`` and without headings.
  package struct Texts: Sendable {
    /// The purpose, as it follows the name of the tool.
    let purpose: String
    /// The paragraphs after the description of the tool.
    let background: String
    /// The environment variables with their meanings.
    let environment: [Markup.Item]
    /// The files that the tool reads and writes.
    let files: String
    /// The paragraphs after the list of exit codes.
    let exitDetails: String

    /// Creates the texts of a page.
    package init(purpose: String, background: String, environment: [Markup.Item], files: String, exitDetails: String) {
      self.purpose = purpose
      self.background = background
      self.environment = environment
      self.files = files
      self.exitDetails = exitDetails
    }
  }

  private let tool: ToolDeclaration
  private let texts: Texts

  /// Creates the page of a tool.
  package init(_ tool: ToolDeclaration, _ texts: Texts) {
    self.tool = tool
    self.texts = texts
  }

  /// The content of the page.
  package var blocks: [Markup.Block] {
    let subcommands = tool.visibleSubcommands
    var blocks: [Markup.Block] = [
      .section("Name"),
      .paragraph([.text("\(tool.name) - \(texts.purpose)")]),
      .section("Synopsis"),
      .code(subcommands.map { "\(tool.name) \($0.name) [FLAG]... \($0.operands.usage)" }),
      .section("Description"),
      .paragraph(Markup.spans(tool.description)),
    ]
    blocks += Markup.blocks(texts.background)
    blocks.append(.section("Subcommands"))
    for subcommand in subcommands { blocks += part(subcommand) }
    blocks += [.section("Flags everywhere"), .list(tool.everywhere.map(item))]
    blocks += [.section("Environment"), .list(texts.environment)]
    blocks += [.section("Files")] + Markup.blocks(texts.files)
    blocks += [.section("Exit status"), .list(tool.exitCodes)]
    blocks += Markup.blocks(texts.exitDetails)
    blocks.append(.section("Examples"))
    blocks.append(.list(subcommands.flatMap { $0.examples }.map(item)))
    blocks += [.section("See also"), .paragraph([.text(tool.furtherPages.joined(separator: ", "))])]
    return blocks
  }

  private func part(_ subcommand: any CommandDeclaration.Type) -> [Markup.Block] {
    let words = ["\(tool.name) \(subcommand.name)"] + subcommand.synopsis
    let synopsis = words.flatMap { [.text(" "), Markup.Span.code($0)] }
    let head: [Markup.Block] = [.subsection(subcommand.name), .paragraph(Array(synopsis.dropFirst()))]
    let discussion = Markup.blocks(subcommand.discussion)
    return head + discussion + (subcommand.flags.isEmpty ? [] : [.list(subcommand.flags.map(item))])
  }

  private func item(_ flag: FlagDeclaration) -> Markup.Item {
    let standard = flag.standard.map { "Default: `\($0)`." }
    let text = [sentence(flag.summary), flag.details.isEmpty ? nil : flag.details, standard].compactMap { $0 }
    return Markup.Item(term: [.code(flag.label)], text: Markup.spans(text.joined(separator: " ")))
  }

  private func item(_ example: Example) -> Markup.Item {
    Markup.Item(term: [.code(example.command)], text: Markup.spans(sentence(example.meaning)))
  }

  private func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + "." }
}
