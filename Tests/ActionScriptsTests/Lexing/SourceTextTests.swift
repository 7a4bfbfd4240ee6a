import ActionScripts
import Testing

@Suite struct SourceTextTests {
  @Test func `a line is found by its number, without line ends and the byte order mark`() {
    let text = SourceText(file: "x", bytes: Array("\u{FEFF}a\r\n\nb\n".utf8)[...])
    #expect((0...5).map { text.line($0) } == ["", "a", "", "b", "", ""])
    let slice = SourceText(file: "x", bytes: Array("zza\nb".utf8)[2...])
    #expect((1...2).map { slice.line($0) } == ["a", "b"])
    #expect(SourceText(file: "x", bytes: [0x61, 0xFF]).line(1) == "a\u{FFFD}")
  }

  @Test func `of a very long line a diagnostic holds the part around its place`() {
    let text = SourceText(file: "x", bytes: Array((String(repeating: "é", count: 9_999) + "!").utf8)[...])
    let diagnostic = text.diagnostic("no", at: SourceRange(line: 1, column: 10_000, length: 1))
    #expect(diagnostic.lineText == String(repeating: "é", count: 2048) + "!")
    #expect(diagnostic.lineTextColumn == 7_952)
  }

  @Test func `the bytes of a range are found by its line, its column and its length in characters`() {
    let text = SourceText(file: "x", bytes: Array("\u{FEFF}a\n\u{E9}e\u{301}日_ #".utf8)[...])
    func bytes(_ line: Int, _ column: Int, _ length: Int) -> String? {
      text.bytes(of: SourceRange(line: line, column: column, length: length)).map {
        String(decoding: text.bytes[$0], as: UTF8.self)
      }
    }
    #expect(bytes(1, 1, 1) == "a")
    #expect(bytes(2, 2, 3) == "e\u{301}日")
    #expect(bytes(2, 5, 1) == "_")
    #expect(bytes(2, 5, 9) == "_ #")
    #expect(bytes(2, 9, 1) == nil)
    #expect(bytes(3, 1, 1) == nil)
  }
}
