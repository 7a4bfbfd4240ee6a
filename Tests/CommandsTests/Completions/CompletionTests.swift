import Commands
import Testing

@Suite struct CompletionTests {
  @Test("a flag offers what its kind takes, unless it declares something else")
  func aFlagOffersWhatItsKindTakesUnlessItSaysMore() {
    #expect(SampleFlags.format.declaration.completion == .words(["text", "jsonl"]))
    #expect(SampleFlags.name.declaration.completion == .nothing)
    #expect(SampleFlags.loud.declaration.completion == .nothing)
    #expect(RunFlags.reactor.declaration.completion == .reactors)
    #expect(EverywhereFlags.directory.declaration.completion == .folders)
    #expect(Flag<String?>.path("into", "FILE", "somewhere").declaration.completion == .files)
  }

  @Test("operands offer nothing, unless they declare something")
  func operandsOfferNothingUnlessTheySayMore() {
    #expect(Operands.any("X").completion == .nothing)
    #expect(Operands.exactly("X", "Y").completion == .nothing)
    #expect(Operands.optional("X", completes: .subcommands).completion == .subcommands)
    #expect(TestCommand.operands.completion == .scripts)
  }
}
