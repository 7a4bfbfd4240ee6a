import ActionScripts
import Testing

@Suite struct SourceTextTests {
  @Test func lines() {
    let text = SourceText(file: "x", bytes: Array("\u{FEFF}a\r\n\nb\n".utf8)[...])
    #expect((0...5).map { text.line($0) } == ["", "a", "", "b", "", ""])
    let slice = SourceText(file: "x", bytes: Array("zza\nb".utf8)[2...])
    #expect((1...2).map { slice.line($0) } == ["a", "b"])
    #expect(SourceText(file: "x", bytes: [0x61, 0xFF]).line(1) == "a\u{FFFD}")
  }
}
