import CommandLines
import Testing

@Suite struct CompletionScriptTests {
  private func text(for shell: CompletionScript.Shell) -> String {
    CompletionScript(.sample, programName: "my.tool").text(for: shell)
  }

  @Test(arguments: CompletionScript.Shell.allCases)
  func everyVisibleSubcommandAndItsFlagsAreInIt(shell: CompletionScript.Shell) {
    let text = text(for: shell)
    #expect(text.contains("sample"))
    #expect(!text.contains("hidden"))
    for flag in SampleFlags.all { #expect(text.contains(flag.long ?? flag.short.map(String.init) ?? "")) }
  }

  @Test(arguments: [
    (CompletionScript.Shell.bash, "files '*.note'"), (.zsh, "*(.note)"), (.fish, #"(?:/|\.note)$"#),
  ])
  func filesAreOfferedByTheEndsOfTheirNames(shell: CompletionScript.Shell, piece: String) {
    #expect(text(for: shell).contains(piece))
  }

  @Test(arguments: CompletionScript.Shell.allCases)
  func theFunctionsHaveTheNameOfTheProgram(shell: CompletionScript.Shell) {
    #expect(text(for: shell).contains("_my_tool"))
  }

  @Test(arguments: CompletionScript.Shell.allCases)
  func aToolThatPrintsNoNamesIsNotAskedForAny(shell: CompletionScript.Shell) {
    #expect(!text(for: shell).contains("2>/dev/null)\"})"))
    #expect(!text(for: shell).contains("list --reactors"))
  }
}
