import TestSupport
import Testing

@Suite struct WordTests {
  /// Words that must not appear in the project: notes to oneself, traces of tools.
  private static let words = [
    "TODO", "FIXME", "XXX", "HACK", "claude", "Claude", "anthropic", "Anthropic", "openai", "OpenAI", "ChatGPT",
    "Copilot", "LLM", "subagent",
  ]

  /// Paths of one machine, and marks that turn the direction of text.
  private static let pieces = [
    "/work/main", "/work/parts", "/work/shared", "/home/", "/Users/", "-authored-by", "\u{202a}", "\u{202b}",
    "\u{202d}", "\u{202e}", "\u{2066}", "\u{2067}", "\u{2068}",
  ]

  private static let pattern =
    "(^|[^A-Za-z])(\(words.joined(separator: "|")))([^A-Za-z]|$)|\(pieces.joined(separator: "|"))"

  @Test func `no file of the project holds a note to oneself, a path of one machine or a hidden mark`() throws {
    let own = "Tests/ArchitectureTests/WordTests.swift"
    let hidden = Repository.entries().filter { $0 == ".ci" || $0 == ".gitignore" || $0 == ".swift-format" }
    let places = Repository.entries().filter { !$0.hasPrefix(".") } + hidden
    #expect(try Search.lines(matching: Self.pattern, in: places).filter { $0.path != own } == [])
  }

  @Test func `each of them is found, and no part of a longer word`() throws {
    let found = Self.words.map { "// \($0): x" } + Self.pieces.map { "a\($0)x" }
    let scratch = try ScratchDirectory()
    try scratch.write((found + ["LLMs reelXXXXXX"]).joined(separator: "\n"), to: "a")
    let path = scratch.url.appending(path: "a").path
    #expect(try Search.lines(matching: Self.pattern, in: [path]).map(\.text) == found)
  }
}
