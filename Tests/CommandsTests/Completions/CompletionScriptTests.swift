import CommandLines
import Commands
import Foundation
import TestSupport
import Testing

@Suite(.runsFirst) struct CompletionScriptTests {
  @Test(arguments: CompletionScript.Shell.allCases)
  func `the completions name every subcommand and flag but the hidden ones`(shell: CompletionScript.Shell) {
    let text = CompletionScript(.reel, programName: "reel").text(for: shell)
    for subcommand in Subcommands.visible {
      #expect(text.contains(subcommand.name))
      for flag in subcommand.flags + EverywhereFlags.all {
        for name in [flag.long, flag.short.map(String.init)].compactMap({ $0 }) { #expect(text.contains(name)) }
      }
    }
    #expect(!text.contains("manual "))
  }

  @Test(arguments: CompletionScript.Shell.allCases)
  func `the tool prints completions for the name that it was called by`(shell: CompletionScript.Shell) throws {
    let scratch = try ScratchDirectory()
    for name in ["reel", "my.shop"] {
      let path = scratch.url.appending(path: name).path
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: BinaryUnderTest.path)
      let outcome = try CoProcess(["completions", shell.rawValue], of: path).finish()
      #expect(outcome.output == CompletionScript(.reel, programName: name).text(for: shell))
      #expect(outcome.errors == "")
      #expect(outcome.ending == .exit(0))
    }
  }
}
