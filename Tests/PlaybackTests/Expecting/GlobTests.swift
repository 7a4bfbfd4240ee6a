import Playback
import Testing

@Suite struct GlobTests {
  @Test(
    "matches",
    arguments: [
      ("*", ""), ("*", "abc"), ("", ""), ("a*c", "abbbc"), ("a*b*c", "aXbYbZc"), ("?", "é"), ("**", "x"),
      ("a?c", "abc"),
      ("*.reel", "a.reel"), ("abc", "abc"), ("*a", "aaa"),
    ]) func matches(pattern: String, text: String)
  {
    #expect(Glob(pattern).matches(text))
  }

  @Test(
    "does not match",
    arguments: [("", "a"), ("a", ""), ("?", ""), ("a*c", "abcd"), ("abc", "ABC"), ("*b", "a"), ("a?c", "ac")])
  func doesNotMatch(pattern: String, text: String) {
    #expect(!Glob(pattern).matches(text))
  }
}
