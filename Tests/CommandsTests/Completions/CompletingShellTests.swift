import CommandLines
import Commands
import TestSupport
import Testing

@Suite(.runsFirst) struct CompletingShellTests {
  @Test func `a shell is installed that can be asked what it completes`() {
    #expect(!CompletingShell.present.isEmpty)
  }

  @Test(arguments: CompletingShell.present)
  func `a shell offers what fits at the end of a line`(shell: CompletionScript.Shell) throws {
    #expect(try Question.wronglyAnswered(by: shell) == [])
  }

  @Test(arguments: CompletingShell.present)
  func `a shell offers every flag of a subcommand`(shell: CompletionScript.Shell) throws {
    let flags = Subcommands.visible.first { $0.name == "test" }?.flags ?? []
    let spellings = (flags + EverywhereFlags.all).flatMap(\.spellings).sorted()
    #expect(try CompletingShell(shell).offers(for: "reel test -") == spellings)
  }

  @Test(arguments: CompletingShell.present)
  func `a shell asks the tool that it completes for its reactors`(shell: CompletionScript.Shell) throws {
    let shell = try CompletingShell(
      shell, tool: "my.shop",
      standIn: #"[ "$*" = 'list --reactors' ] && printf 'cart\n  actions  add\n\nprofile 2\n'; echo no >&2"#)
    let offers = try shell.offers(forEach: ["my.shop run -r ", "my.shop run -r p", "my.shop comp"])
    #expect(offers == [["cart", "profile 2"], ["profile 2"], ["completions"]])
  }

  @Test(arguments: CompletingShell.present)
  func `a shell offers the files and the reactors of the directory that is named`(
    shell: CompletionScript.Shell
  ) throws {
    let lines = [
      "reel -C sub run ", "reel -qCsub run z", "reel run -C 'sub' ", "reel -C .. run p", "reel -C nowhere run ",
    ]
    let offers = try CompletingShell(shell).offers(forEach: lines)
    #expect(offers == [["z.reel"], ["z.reel"], ["z.reel"], ["play"], []])
    let tool = try CompletingShell(
      shell, tool: "my.shop", standIn: #"[ "$*" = '-C sub list --reactors' ] && echo cart"#)
    #expect(try tool.offers(for: "my.shop -C sub run -r ") == ["cart"])
  }

  // Folders of the working directory get their slash from bash.
  @Test(.enabled(if: CompletingShell.present.contains(.bash)))
  func `only folders of another directory have their slash in the answer to bash`() throws {
    #expect(try CompletingShell(.bash).answers(to: ["reel -C .. run p", "reel run s"]) == [["play/"], ["sub"]])
  }
}
