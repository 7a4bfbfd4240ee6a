import ExactStrings
import Testing

@Suite struct GlobTests {
  @Test(arguments: [
    ("*", ""), ("*", "abc"), ("", ""), ("a*c", "abbbc"), ("a*b*c", "aXbYbZc"), ("?", "é"), ("**", "x"),
    ("a?c", "abc"),
    ("*.reel", "a.reel"), ("abc", "abc"), ("*a", "aaa"),
  ])
  func `a star matches any text, and a question mark one character`(pattern: String, text: String) {
    #expect(Glob(pattern).matches(text))
  }

  @Test(arguments: [("", "a"), ("a", ""), ("?", ""), ("a*c", "abcd"), ("abc", "ABC"), ("*b", "a"), ("a?c", "ac")])
  func `a pattern has to match the whole text, in the same case`(pattern: String, text: String) {
    #expect(!Glob(pattern).matches(text))
  }
}
