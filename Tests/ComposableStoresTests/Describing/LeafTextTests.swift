import ComposableStores
import Testing

@Suite struct LeafTextTests {
  @Test(arguments: [
    ("", #""""#), ("plain", #""plain""#), (#"say "hi""#, #""say \"hi\"""#), (#"C:\"#, #""C:\\""#),
    ("two\nlines\r\n\tin", #""two\nlines\r\n\tin""#), ("\0\u{1B}[0m\u{7F}", #""\u{0}\u{1B}[0m\u{7F}""#),
    ("\u{2028}\u{2029}\u{85}", #""\u{2028}\u{2029}\u{85}""#), ("a\u{202E}b\u{2066}", #""a\u{202E}b\u{2066}""#),
    ("héllo 👩‍👩‍👧 नमस्ते", #""héllo 👩‍👩‍👧 नमस्ते""#),
  ])
  func `a string is in one line, and nothing in it is invisible`(string: String, text: String) {
    #expect(ValueDump.text(of: string) == text)
  }

  @Test func `parts of strings are quoted as strings are`() {
    #expect(ValueDump.text(of: "a\nb".dropFirst()) == #""\nb""#)
    #expect(ValueDump.text(of: Character("\"")) == #""\"""#)
    #expect(ValueDump.text(of: Unicode.Scalar("a")) == #""a""#)
    #expect(ValueDump.text(of: "fixed" as StaticString) == #""fixed""#)
    #expect(ValueDump.text(of: String?.some("some") as Any) == #""some""#)
  }

  @Test func `the dump of a string keeps its bytes`() {
    let composed = ValueDump.text(of: "\u{E9}")
    let decomposed = ValueDump.text(of: "e\u{301}")
    #expect(Array(composed.utf8) == [0x22, 0xC3, 0xA9, 0x22])
    #expect(Array(decomposed.utf8) == [0x22, 0x65, 0xCC, 0x81, 0x22])
  }

  struct Sealed: CustomStringConvertible, CustomReflectable {
    var description: String { "two\nlines" }
    var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
  }

  @Test func `a struct that shows no parts is described by itself, in one line`() {
    #expect(ValueDump.text(of: Sealed()) == #"Sealed(two\nlines)"#)
  }
}
