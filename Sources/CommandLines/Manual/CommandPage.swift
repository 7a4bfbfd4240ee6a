/// The manual page of a tool, made from its declaration and from a few texts.
package struct CommandPage: Sendable {
  private let tool: ToolDeclaration
  private let purpose, background, files, exitDetails: String
  private let environment: [ManualMarkup.Item]

  /// Creates the page of a tool. The texts are in the light markup of ``ManualMarkup`` and without headings.
  /// - Parameters:
  ///   - purpose: The purpose, as it follows the name of the tool.
  ///   - background: The paragraphs after the description of the tool.
  ///   - environment: The environment variables with their meanings.
  ///   - files: The files that the tool reads and writes.
  ///   - exitDetails: The paragraphs after the list of exit codes.
  package init(
    _ tool: ToolDeclaration, purpose: String, background: String, environment: [ManualMarkup.Item], files: String,
    exitDetails: String
  ) {
    self.tool = tool
    (self.purpose, self.background, self.environment) = (purpose, background, environment)
    (self.files, self.exitDetails) = (files, exitDetails)
  }

  /// The content of the page.
  package var blocks: [ManualMarkup.Block] {
    let subcommands = tool.visibleSubcommands
    var blocks: [ManualMarkup.Block] = [
      .section("Name"),
      .paragraph([.text("\(tool.name) - \(purpose)")]),
      .section("Synopsis"),
      .code(subcommands.map { "\(tool.name) \($0.name) [FLAG]... \($0.operands.usage)" }),
      .section("Description"),
      .paragraph(ManualMarkup.spans(tool.description)),
    ]
    blocks += ManualMarkup.blocks(background)
    blocks.append(.section("Subcommands"))
    for subcommand in subcommands { blocks += part(subcommand) }
    blocks += [.section("Flags everywhere"), .list(tool.everywhere.map(item))]
    blocks += [.section("Environment"), .list(environment)]
    blocks += [.section("Files")] + ManualMarkup.blocks(files)
    blocks += [.section("Exit status"), .list(tool.exitCodes)]
    blocks += ManualMarkup.blocks(exitDetails)
    blocks.append(.section("Examples"))
    blocks.append(.list(subcommands.flatMap { $0.examples }.map(item)))
    blocks += [.section("See also"), .paragraph([.text(tool.furtherPages.joined(separator: ", "))])]
    return blocks
  }

  private func part(_ subcommand: any CommandDeclaration.Type) -> [ManualMarkup.Block] {
    let words = ["\(tool.name) \(subcommand.name)"] + subcommand.synopsis
    let synopsis = words.flatMap { [.text(" "), ManualMarkup.Span.code($0)] }
    let head: [ManualMarkup.Block] = [.subsection(subcommand.name), .paragraph(Array(synopsis.dropFirst()))]
    let discussion = ManualMarkup.blocks(subcommand.discussion)
    return head + discussion + (subcommand.flags.isEmpty ? [] : [.list(subcommand.flags.map(item))])
  }

  private func item(_ flag: FlagDeclaration) -> ManualMarkup.Item {
    let standard = flag.standard.map { "Default: `\($0)`." }
    let text = [sentence(flag.summary), flag.details.isEmpty ? nil : flag.details, standard].compactMap { $0 }
    return ManualMarkup.Item(term: [.code(flag.label)], text: ManualMarkup.spans(text.joined(separator: " ")))
  }

  private func item(_ example: Example) -> ManualMarkup.Item {
    ManualMarkup.Item(term: [.code(example.command)], text: ManualMarkup.spans(sentence(example.meaning)))
  }

  private func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + "." }
}
