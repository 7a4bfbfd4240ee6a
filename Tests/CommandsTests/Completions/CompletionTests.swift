import CommandLines
import Testing

@testable import Commands

@Suite struct CompletionTests {
  @Test func `a flag offers completions of its kind of value`() {
    #expect(PlayFlags.reactor.declaration.completion == .reactors)
    #expect(RunFlags.format.declaration.completion == .words(["text", "jsonl"]))
    #expect(EverywhereFlags.directory.declaration.completion == .folders)
    #expect(
      TestFlags.report.declaration.completion == .wordsWithFiles(["junit", "tap", "jsonl", "github", "md", "html"]))
  }

  @Test func `operands offer nothing, unless they declare something`() {
    #expect(Operands.any("X").completion == .nothing)
    #expect(Operands.exactly("X", "Y").completion == .nothing)
    #expect(Operands.optional("X", completes: .subcommands).completion == .subcommands)
    #expect(TestCommand.operands.completion == .scripts)
  }
}
