import CommandLines
import Testing

@Suite struct CompletionScriptTests {
  private func text(for shell: CompletionScript.Shell) -> String {
    CompletionScript(.sample, programName: "my.tool").text(for: shell)
  }

  @Test(arguments: CompletionScript.Shell.allCases)
  func `a completion script names every visible subcommand and its flags`(shell: CompletionScript.Shell) {
    let text = text(for: shell)
    #expect(text.contains("sample"))
    #expect(!text.contains("hidden"))
    for flag in SampleFlags.all { #expect(text.contains(flag.long ?? flag.short.map(String.init) ?? "")) }
  }

  @Test(arguments: [
    (CompletionScript.Shell.bash, "files '*.note'"), (.zsh, "*(.note)"), (.fish, #"(?:/|\.note)$"#),
  ])
  func `files are offered by the ends of their names`(shell: CompletionScript.Shell, piece: String) {
    #expect(text(for: shell).contains(piece))
  }

  @Test func `a flag whose value may be left out does not take the next word`() {
    #expect(!text(for: .bash).contains("sample:--level"))
    #expect(text(for: .zsh).contains("--level=-[a number that may be left out]::N: "))
    #expect(text(for: .fish).contains("-l level -d "))
  }

  @Test(arguments: CompletionScript.Shell.allCases)
  func `the functions have the name of the program`(shell: CompletionScript.Shell) {
    #expect(text(for: shell).contains("_my_tool"))
  }

  @Test(arguments: CompletionScript.Shell.allCases)
  func `a tool that prints no names is not asked for any`(shell: CompletionScript.Shell) {
    #expect(!text(for: shell).contains("2>/dev/null)\"})"))
    #expect(!text(for: shell).contains("list --reactors"))
  }
}
