import Commands
import Testing

@Suite(.enabled(if: CompletingShell.isThere(.bash), "bash is not installed: what it completes stays unchecked"))
struct BashCompletionTests {
  @Test("bash offers what fits at the end of a line", arguments: Question.all)
  func offersWhatFits(_ question: Question) throws {
    #expect(try CompletingShell(.bash).offers(for: question.description) == question.offers)
  }

  @Test("bash offers every flag of a subcommand")
  func offersEveryFlagOfASubcommand() throws {
    let flags = Subcommands.visible.first { $0.name == "test" }?.flags ?? []
    let spellings = (flags + EverywhereFlags.all).flatMap(\.spellings).sorted()
    #expect(try CompletingShell(.bash).offers(for: "reel test -") == spellings)
  }

  @Test("bash asks the tool that it completes for its reactors")
  func aToolOfOnesOwnIsAskedForItsOwnReactors() throws {
    let shell = try CompletingShell(
      .bash, tool: "my.shop",
      standIn: #"[ "$*" = 'list --reactors' ] && printf 'cart\n  actions  add\n\nprofile 2\n'; echo no >&2"#)
    #expect(try shell.offers(for: "my.shop run -r ") == ["cart", "profile 2"])
    #expect(try shell.offers(for: "my.shop run -r p") == ["profile 2"])
    #expect(try shell.offers(for: "my.shop comp") == ["completions"])
  }
}
