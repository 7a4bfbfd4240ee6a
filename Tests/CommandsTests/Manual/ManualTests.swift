import CommandLines
import Commands
import Testing

@Suite struct ManualTests {
  @Test(arguments: Manual.pageNames)
  func `every page begins with its name and its section`(name: String) throws {
    let page = try #require(Manual.page(name))
    let title = String(name.dropLast(2))
    #expect(page.hasPrefix(".TH \(title.uppercased()) \(name.suffix(1)) "))
    #expect(page.contains("\n.SH NAME\n\(title) - "))
  }

  @Test func `there are four pages, and no other`() {
    #expect(Manual.pageNames == ["reel.1", "reel-script.5", "reel-timeline.5", "reel-records.5"])
    #expect(Manual.page("reel.2") == nil)
  }

  @Test func `the page of the command explains every flag`() throws {
    let page = try #require(Manual.page("reel.1")).replacing("\\-", with: "-").replacing("\\~", with: " ")
    for flag in Subcommands.visible.flatMap({ $0.flags }) + EverywhereFlags.all {
      #expect(page.contains(".TP 4\n\\fB\\%\(flag.label)\\fR\n"), "\(flag.label)")
    }
  }

  @Test(arguments: [
    "NAME", "SYNOPSIS", "DESCRIPTION", "SUBCOMMANDS", "FLAGS EVERYWHERE", "ENVIRONMENT", "FILES", "EXIT STATUS",
    "EXAMPLES",
    "SEE ALSO",
  ])
  func `the page of the command has the usual sections`(title: String) throws {
    #expect(try #require(Manual.page("reel.1")).contains("\n.SH \(title)\n"))
  }
}
