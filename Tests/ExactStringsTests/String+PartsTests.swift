import ExactStrings
import Testing

@Suite struct StringPartsTests {
  /// A sign and a mark behind it are one character.
  private let marked = "a=\u{338}b"

  @Test func `where a text begins and ends is a matter of bytes`() {
    #expect(!("\u{E9}a").hasPrefix("e\u{301}"))
    #expect(("e\u{301}a").hasPrefix("e"))
    #expect(marked[...].hasPrefix("a="))
    #expect(!("a\u{E9}").hasSuffix("e\u{301}"))
    #expect(("ae\u{301}").hasSuffix("\u{301}"))
    #expect(marked[...].hasSuffix("\u{338}b"))
    #expect("".hasPrefix("") && "a".hasSuffix(""))
    #expect(!"a".hasPrefix("ab") && !"b".hasSuffix("ab"))
  }

  @Test func `what stands in a text is found by its bytes`() {
    #expect(marked.contains("=" as Unicode.Scalar))
    #expect(marked.contains("=" as String))
    #expect(!"\u{E9}".contains("e\u{301}" as String))
    #expect(marked.firstRange(of: "=\u{338}").map { marked[$0] } == "=\u{338}")
    #expect("aXbX".firstRange(of: "Y") == nil)
    #expect("aXbX".replacing("X", with: "XX") == "aXXbXX")
    #expect("abc".replacing("", with: "-") == "abc")
    #expect(marked.replacing("=", with: "==") == "a==\u{338}b")
  }

  @Test func `a text is cut at scalars`() throws {
    #expect(marked.split(separator: "=").map(String.init) == ["a", "\u{338}b"])
    #expect("=a==b".split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) == ["", "a==b"])
    let (before, after) = try #require(marked.cut(at: "="))
    #expect([String(before), String(after)] == ["a", "\u{338}b"])
    #expect("ab".cut(at: "=") == nil)
    #expect(marked.prefix(before: "=") == "a")
    #expect("ab".prefix(before: "=") == "ab")
    #expect(marked.firstIndex(of: "=").map { marked[..<$0] } == "a")
    #expect("a.b.c".lastIndex(of: ".").map { "a.b.c"[$0...] } == ".c")
    #expect("ab".firstIndex(of: "." as Unicode.Scalar) == nil)
  }

  @Test func `blanks at the start or at the end of a text are removed`() {
    #expect("  a b  ".withoutBlanksAtStart == "a b  ")
    #expect("  a b  ".withoutBlanksAtEnd == "  a b")
    #expect("   ".withoutBlanksAtStart.isEmpty && "   ".withoutBlanksAtEnd.isEmpty)
    // A combining mark belongs to the blank before it, so that this blank stays.
    #expect("a \u{301}".withoutBlanksAtEnd == "a \u{301}")
  }

  @Test func `a list is searched by bytes`() {
    let list = ["\u{E9}", "e\u{301}", "\u{E9}"]
    #expect(list.firstIndex(of: "e\u{301}") == 1)
    #expect(list.lastIndex(of: "\u{E9}") == 2)
    #expect(!["\u{E9}"].contains("e\u{301}"))
    #expect(list.starts(with: ["\u{E9}"]))
    #expect(!list.starts(with: ["e\u{301}"]))
    #expect(list.elementsEqual(list) && !list.elementsEqual(list.dropFirst()))
    let parts = list.map { $0[...] }
    #expect(parts.firstIndex(of: "e\u{301}"[...]) == 1)
    #expect(parts.lastIndex(of: "\u{E9}"[...]) == 2)
    #expect(!parts.prefix(1).contains("e\u{301}"[...]))
    #expect(parts.starts(with: parts.prefix(2)) && !parts.starts(with: parts.dropFirst()))
  }
}
