import Foundation
import TestSupport
import Testing

/// The README and the chapters that it leads to.
@Suite(.runsFirst) struct ReadmeTests {
  /// The documents with commands or code for users.
  private static let chapters = [
    "README.md", "Sources/Commands/Commands.docc/Tour.md", "Sources/Commands/Commands.docc/ContinuousIntegration.md",
    "Sources/Observables/Observables.docc/ComingFromRxSwift.md", "Sources/Playback/Playback.docc/ReactorsInAState.md",
    "Sources/Playback/Playback.docc/YourOwnReactors.md",
    "Sources/SampleReactors/SampleReactors.docc/ChoosingAnArchitecture.md",
  ]

  @Test func `every document with a console is among the chapters, and the README leads to each of them`() throws {
    let readme = try #require(Repository.text("README.md"))
    for document in Repository.files(below: "Sources", suffix: ".md") {
      guard Repository.text(document)?.contains("\n```console\n") == true else { continue }
      #expect(Self.chapters.contains(document))
    }
    for chapter in Self.chapters.dropFirst() { #expect(readme.contains("](\(chapter))"), "\(chapter)") }
  }

  @Test(.whereTypesTell, arguments: chapters)
  func `the consoles of the README and of its chapters show what their commands print, in order`(document: String)
    throws
  {
    let scratch = try ScratchDirectory()
    try scratch.copy(Repository.root.appending(path: "Scripts/Examples"), to: "Scripts/Examples")
    let tools = URL(filePath: BinaryUnderTest.path).deletingLastPathComponent().path
    for command in try Self.commands(of: #require(Repository.text(document))) {
      let outcome = try BinaryUnderTest.run(
        shell: "exec 2>&1; \(command.line)",
        environment: ["PATH": "\(tools):/usr/local/bin:/usr/bin:/bin"], in: scratch.url)
      #expect(outcome.output == command.output, "$ \(command.line)")
    }
  }

  @Test
  func `the README names the command that plays an example, and the test command of continuous integration`() throws {
    let readme = try #require(Repository.text("README.md"))
    #expect(readme.contains("    swift run -c release reel run Scripts/Examples/repo-search/cancel-stale-query.reel\n"))
    #expect(readme.contains("    swift test\n"))
    #expect(try #require(Repository.text("Scripts/check")).contains("\n    swift test\n"))
  }

  /// The sources that are compiled and run with the package or beside it.
  private static let compiled: String = {
    let folders = ["Sources/SampleReactors", "Tests/DropIn/Sources", "Tests/Readme/Sources"]
    return folders.flatMap { Repository.files(below: $0, suffix: ".swift") }
      .compactMap { Repository.text($0).map(bare) }.joined(separator: "\n")
  }()

  /// The code without blanks and comments.
  private static func bare(_ code: String) -> String {
    code.split(separator: "\n").map { line in
      (line.firstRange(of: "// ").map { line[..<$0.lowerBound] } ?? line).filter { !$0.isWhitespace }
    }.joined()
  }

  @Test func `every block of Swift in the README and its chapters is compiled somewhere`() throws {
    let blocks = try Self.chapters.flatMap { chapter in
      try #require(Repository.text(chapter)).components(separatedBy: "\n```swift\n").dropFirst()
    }
    #expect(blocks.count > 5)
    for block in blocks {
      let code = block.components(separatedBy: "\n```\n")[0]
      // Parts that stand apart come from different places.
      for part in code.components(separatedBy: "\n\n") {
        #expect(Self.compiled.contains(Self.bare(part)), "nothing compiles:\n\(part)")
      }
    }
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
