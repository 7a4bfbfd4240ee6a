import CommandLines
import Testing

@Suite struct HelpTests {
  @Test func `the overview names the visible subcommands and the pages`() {
    #expect(
      Help(.sample).overview(columns: 80) == """
        Tool does nothing.

        usage: tool SUBCOMMAND [FLAG]... [OPERAND]...

        Subcommands:
          sample  show everything that can be declared

        Everywhere:
          -h, --help  print this help and exit

        Exit codes:
          0  Nothing was done.

        'tool SUBCOMMAND --help' says more, and so do tool(1), tool-notes(5) and
        tool-words(7).

        """)
  }

  @Test func `the page of a subcommand begins with its usage`() {
    #expect(
      Help(.sample).page(HiddenCommand.self, columns: 80) == """
        tool hidden - stay out of sight

        usage: tool hidden A B

        Does nothing.

        Everywhere:
          -h, --help  print this help and exit

        """)
  }
}
