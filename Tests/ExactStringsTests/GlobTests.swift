import ExactStrings
import Testing

@Suite struct GlobTests {
  @Test(
    "a star matches any text, and a question mark one character",
    arguments: [
      ("*", ""), ("*", "abc"), ("", ""), ("a*c", "abbbc"), ("a*b*c", "aXbYbZc"), ("?", "é"), ("**", "x"),
      ("a?c", "abc"),
      ("*.reel", "a.reel"), ("abc", "abc"), ("*a", "aaa"),
    ])
  func matches(pattern: String, text: String) {
    #expect(Glob(pattern).matches(text))
  }

  @Test(
    "a pattern has to match the whole text, in the same case",
    arguments: [("", "a"), ("a", ""), ("?", ""), ("a*c", "abcd"), ("abc", "ABC"), ("*b", "a"), ("a?c", "ac")])
  func doesNotMatch(pattern: String, text: String) {
    #expect(!Glob(pattern).matches(text))
  }
}
