import CommandLines
import Commands
import Testing

@Suite struct HelpTests {
  @Test(arguments: [40, 80, 100])
  func `no line of a help page is wider than the terminal, unless a word or an example is`(columns: Int) {
    let pages =
      Subcommands.all.map { Help(.reel).page($0, columns: columns) } + [Help(.reel).overview(columns: columns)]
    for line in pages.joined().split(separator: "\n") where line.count > columns {
      let words = line.split(separator: " ")
      #expect(words.count == 1 || line.hasPrefix("  ") || line.hasPrefix("reel "), "\(line)")
    }
  }

  @Test(arguments: Subcommands.all.map { $0.name })
  func `the help of a subcommand lists every flag`(name: String) throws {
    let page = Help(.reel).page(try Subcommands.named(name), columns: 80)
    for flag in try Subcommands.named(name).flags + EverywhereFlags.all { #expect(page.contains(flag.label)) }
  }

  @Test func `the overview names every subcommand but the hidden one`() {
    let page = Help(.reel).overview(columns: 80)
    for subcommand in Subcommands.visible { #expect(page.contains("  \(subcommand.name) ")) }
    #expect(!page.contains("  manual "))
  }
}
