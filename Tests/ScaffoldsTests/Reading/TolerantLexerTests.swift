import TestSupport
import Testing

@testable import Scaffolds

@Suite struct TolerantLexerTests {
  private func words(_ text: String) -> [String] { TolerantLexer.tokens(of: Array(text.utf8)).map(\.text) }

  @Test func `comments are left out, nested ones too`() {
    #expect(words("a // b\nc /* d /* e */ f */ g") == ["a", "c", "g"])
  }

  @Test func `texts are one token, and what is interpolated into them follows`() {
    expect([
      #"a = "x \(b + "y\(c)") }" + d"#: ["a", "=", "\"", "b", "+", "\"", "c", "+", "d"],
      "\"\"\"\n class A { \"quoted\" \\(b)\n\"\"\" c": ["\"", "b", "c"],
      ###"#"a "b" \(c) \#(d)"# e"###: ["\"", "d", "e"],
      "\"not closed\nb": ["\"", "b"],
    ]) { words($0) }
  }

  @Test func `an arrow is one mark, and quoted words are words`() {
    #expect(words("(A)->B `default` 한글") == ["(", "A", ")", "->", "B", "default", "한글"])
  }

  @Test func `the first token of a line knows it`() {
    #expect(TolerantLexer.tokens(of: Array("a b\n  c".utf8)).map(\.beginsLine) == [true, false, true])
  }
}
