import ExactStrings
import Testing

@Suite struct StringLooksTests {
  @Test func `texts that are equal by canonical equivalence look the same`() {
    #expect("caf\u{E9}".looksLike("cafe\u{301}"))
    #expect("K".looksLike("\u{212A}"))
    #expect("a".looksLike("a"))
    #expect(!"a".looksLike("\u{430}"))
    #expect(!"e".looksLike("\u{E9}"))
  }
}
