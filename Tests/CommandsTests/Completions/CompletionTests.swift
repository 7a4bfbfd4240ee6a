import CommandLines
import Testing

@testable import Commands

@Suite struct CompletionTests {
  @Test("a flag offers what it says")
  func aFlagOffersWhatItSays() {
    #expect(PlayFlags.reactor.declaration.completion == .reactors)
    #expect(RunFlags.format.declaration.completion == .words(["text", "jsonl"]))
    #expect(EverywhereFlags.directory.declaration.completion == .folders)
    #expect(TestFlags.report.declaration.completion == .words(["junit", "tap", "jsonl", "github", "md", "html"]))
  }

  @Test("operands offer nothing, unless they declare something")
  func operandsOfferNothingUnlessTheySayMore() {
    #expect(Operands.any("X").completion == .nothing)
    #expect(Operands.exactly("X", "Y").completion == .nothing)
    #expect(Operands.optional("X", completes: .subcommands).completion == .subcommands)
    #expect(TestCommand.operands.completion == .scripts)
  }
}
