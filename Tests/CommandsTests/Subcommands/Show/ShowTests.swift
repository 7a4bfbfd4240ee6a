import Commands
import Testing

@Suite struct ShowTests {
  @Test func `show takes one timeline, and flags of which paths and actions may repeat`() {
    #expect(ShowCommand.operands.usage == "TIMELINE")
    #expect(
      ShowCommand.flags.map(\.usage) == [
        "-r REACTOR", "-k GLOB", "--pin PATH", "--only ACTION", "--changed", "--between A..B", "--marbles",
        "--html FILE",
      ])
    #expect(
      ShowCommand.flags.filter { $0.isRepeatable && $0.takesValue }.map(\.usage) == [
        "--pin PATH", "--only ACTION",
      ])
  }
}
