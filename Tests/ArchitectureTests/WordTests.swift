import TestSupport
import Testing

@Suite struct WordTests {
  /// What has no place in the text of the project: notes to oneself, traces of tools.
  private static let words: Set<String> = [
    "TODO", "FIXME", "XXX", "HACK", "claude", "Claude", "anthropic", "Anthropic", "openai", "OpenAI", "ChatGPT",
    "Copilot",
    "LLM", "subagent",
  ]

  /// Paths of one machine, and marks that turn the direction of text.
  private static let pieces = [
    "/work/main", "/work/parts", "/work/shared", "/home/", "/Users/", "-authored-by", "\u{202a}", "\u{202b}",
    "\u{202d}",
    "\u{202e}", "\u{2066}", "\u{2067}", "\u{2068}",
  ].map { Array($0.utf8) }

  @Test func noTextHoldsThem() {
    let own = "Tests/ArchitectureTests/WordTests.swift"
    for path in Repository.files() where path != own {
      #expect(Self.findings(in: Repository.text(path) ?? "") == [], "\(path)")
    }
  }

  @Test(arguments: [
    ("// TODO: x", "TODO"), ("made by ChatGPT.", "ChatGPT"), ("/work/parts/x", "/work/parts"),
    ("/home/ada/x", "/home/"),
    ("a\u{202e}b", "\u{202e}"),
  ])
  func eachOfThemIsFound(line: String, finding: String) {
    #expect(Self.findings(in: line) == [finding])
  }

  private static func findings(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    let found = bytes.split { !isLetter($0) }.map { String(decoding: $0, as: UTF8.self) }.filter(words.contains)
    let beginnings = Set(pieces.map { $0[0] })
    let places = bytes.indices.filter { beginnings.contains(bytes[$0]) }
    let marks = pieces.filter { piece in places.contains { bytes[$0...].starts(with: piece) } }
    return found + marks.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
