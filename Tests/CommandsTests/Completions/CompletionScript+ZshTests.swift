import Commands
import TestSupport
import Testing

@Suite(
  .runsFirst, .enabled(if: CompletingShell.isThere(.zsh), "zsh is not installed: what it completes stays unchecked"))
struct ZshCompletionTests {
  @Test func `zsh offers what fits at the end of a line`() throws {
    #expect(try Question.wronglyAnswered(by: .zsh) == [])
  }

  @Test func `zsh offers every flag of a subcommand`() throws {
    let flags = Subcommands.visible.first { $0.name == "test" }?.flags ?? []
    let spellings = (flags + EverywhereFlags.all).flatMap(\.spellings).sorted()
    #expect(try CompletingShell(.zsh).offers(for: "reel test -") == spellings)
  }

  @Test func `zsh asks the tool that it completes for its reactors`() throws {
    let shell = try CompletingShell(
      .zsh, tool: "my.shop",
      standIn: #"[ "$*" = 'list --reactors' ] && printf 'cart\n  actions  add\n\nprofile 2\n'; echo no >&2"#)
    let offers = try shell.offers(forEach: ["my.shop run -r ", "my.shop run -r p", "my.shop comp"])
    #expect(offers == [["cart", "profile 2"], ["profile 2"], ["completions"]])
  }

  @Test func `zsh offers the files and the reactors of the directory that is named`() throws {
    let lines = [
      "reel -C sub run ", "reel -qCsub run z", "reel run -C 'sub' ", "reel -C .. run p", "reel -C nowhere run ",
    ]
    #expect(try CompletingShell(.zsh).offers(forEach: lines) == [["z.reel"], ["z.reel"], ["z.reel"], ["play"], []])
    let shell = try CompletingShell(
      .zsh, tool: "my.shop", standIn: #"[ "$*" = '-C sub list --reactors' ] && echo cart"#)
    #expect(try shell.offers(for: "my.shop -C sub run -r ") == ["cart"])
  }
}
