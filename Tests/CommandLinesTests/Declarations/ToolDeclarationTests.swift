import CommandLines
import Testing

@Suite struct ToolDeclarationTests {
  @Test func `an unknown subcommand is an error with a suggestion`() {
    #expect(
      "\(ToolDeclaration.sample.unknownSubcommand("smaple"))" == """
        error: unknown subcommand 'smaple'
          did you mean 'sample'? see 'tool --help'
        """)
    #expect(
      "\(ToolDeclaration.sample.unknownSubcommand("zzz"))" == """
        error: unknown subcommand 'zzz'
          there are: sample; see 'tool --help'
        """)
  }

  @Test func `the parser of a subcommand knows its flags and those of the tool`() throws {
    let parser = ToolDeclaration.sample.parser(for: SampleCommand.self)
    #expect(parser.command == "tool sample")
    #expect(try parser.parse(["--seed", "1", "-h"])[SampleFlags.seed] == 1)
  }

  @Test func `a flag of a subcommand that stands before it is named as such`() {
    #expect(
      throws: UsageError(
        "unknown flag '--seed' for 'tool'", hint: "it is a flag of 'tool sample';", command: "tool")
    ) { try ToolDeclaration.sample.parser.parse(["--seed", "1"]) }
  }
}
