import CommandLines
import Testing

@Suite struct CompletionScriptTests {
  private func text(for shell: CompletionScript.Shell) -> String {
    CompletionScript(.sample, programName: "my.tool").text(for: shell)
  }

  @Test("every visible subcommand and its flags are in it", arguments: CompletionScript.Shell.allCases)
  func everyVisibleSubcommandAndItsFlagsAreInIt(shell: CompletionScript.Shell) {
    let text = text(for: shell)
    #expect(text.contains("sample"))
    #expect(!text.contains("hidden"))
    for flag in SampleFlags.all { #expect(text.contains(flag.long ?? flag.short.map(String.init) ?? "")) }
  }

  @Test(
    "files are offered by the ends of their names",
    arguments: [
      (CompletionScript.Shell.bash, "files '*.note'"), (.zsh, "*(.note)"), (.fish, #"(?:/|\.note)$"#),
    ])
  func filesAreOfferedByTheEndsOfTheirNames(shell: CompletionScript.Shell, piece: String) {
    #expect(text(for: shell).contains(piece))
  }

  @Test("a flag whose value may be left out does not take the next word")
  func aFlagWhoseValueMayBeLeftOutDoesNotTakeTheNextWord() {
    #expect(!text(for: .bash).contains("sample:--level"))
    #expect(text(for: .zsh).contains("--level=-[a number that may be left out]::N: "))
    #expect(text(for: .fish).contains("-l level -d "))
  }

  @Test("the functions have the name of the program", arguments: CompletionScript.Shell.allCases)
  func theFunctionsHaveTheNameOfTheProgram(shell: CompletionScript.Shell) {
    #expect(text(for: shell).contains("_my_tool"))
  }

  @Test("a tool that prints no names is not asked for any", arguments: CompletionScript.Shell.allCases)
  func aToolThatPrintsNoNamesIsNotAskedForAny(shell: CompletionScript.Shell) {
    #expect(!text(for: shell).contains("2>/dev/null)\"})"))
    #expect(!text(for: shell).contains("list --reactors"))
  }
}
