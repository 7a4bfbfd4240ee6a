import CommandLines
import Testing

@Suite struct CommandPageTests {
  private let page = CommandPage(
    .sample, purpose: "do nothing", background: "Nothing.", environment: [], files: "- `*.note`: a note",
    exitDetails: "")

  @Test func `the sections are those of a manual`() {
    let titles = page.blocks.compactMap { if case .section(let title) = $0 { title } else { nil } }
    #expect(
      titles == [
        "Name", "Synopsis", "Description", "Subcommands", "Flags everywhere", "Environment", "Files", "Exit status",
        "Examples", "See also",
      ])
  }

  @Test func `the sections show the texts and the declaration of the command`() {
    #expect(page.blocks.contains(.paragraph([.text("tool - do nothing")])))
    #expect(page.blocks.contains(.code(["tool sample [FLAG]... [FILE]..."])))
    #expect(page.blocks.contains(.paragraph([.text("tool-notes(5), tool-words(7)")])))
  }
}
