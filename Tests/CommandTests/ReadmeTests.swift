import Foundation
import TestSupport
import Testing

/// What the README shows is what happens: every command of its consoles is run, in order, in one folder.
@Suite struct ReadmeTests {
  @Test func everyConsoleShowsWhatItsCommandsPrint() throws {
    let scratch = try ScratchDirectory()
    try scratch.copy(Repository.root.appending(path: "Scripts/Examples"), to: "Scripts/Examples")
    let tools = URL(filePath: BinaryUnderTest.path).deletingLastPathComponent().path
    let commands = try Self.commands(of: #require(Repository.text("README.md")))
    #expect(commands.count > 10)
    for command in commands {
      let outcome = try BinaryUnderTest.run(
        shell: "exec 2>&1; \(command.line)",
        environment: ["PATH": "\(tools):/usr/local/bin:/usr/bin:/bin"], in: scratch.url)
      #expect(outcome.output == command.output, "$ \(command.line)")
    }
  }

  @Test func theTwoCommandsAreThoseOfContinuousIntegration() throws {
    let readme = try #require(Repository.text("README.md"))
    #expect(readme.contains("    swift run -c release reel run Scripts/Examples/repo-search/cancel-stale-query.reel\n"))
    #expect(readme.contains("    swift test\n"))
    #expect(try #require(Repository.text("Scripts/check")).contains("\n  swift test\n"))
  }

  private struct Command {
    let line: String
    var output: String
  }

  /// The lines behind `$ ` in the blocks that begin with "```console", each with what stands below it.
  private static func commands(of readme: String) -> [Command] {
    var commands: [Command] = []
    var isConsole = false
    for line in readme.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isConsole = line == "```console"
      } else if isConsole, line.hasPrefix("$ ") {
        commands.append(Command(line: String(line.dropFirst(2)), output: ""))
      } else if isConsole, !commands.isEmpty {
        commands[commands.count - 1].output += line + "\n"
      }
    }
    return commands
  }
}
