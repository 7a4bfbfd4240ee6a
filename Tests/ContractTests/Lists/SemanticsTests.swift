import TestSupport
import Testing

/// The sixty semantics that a naive implementation gets wrong: each is a number at the start of the names of its tests.
struct SemanticsTests {
  @Test("every one of the sixty semantics has a test that begins with its number")
  func numbers() {
    let found = Set(
      Repository.files(below: "Tests", suffix: ".swift").flatMap { numbers(in: Repository.text($0) ?? "") })
    #expect((1...60).filter { !found.contains($0) } == [], "no test begins with these numbers")
  }

  @Test("the number is read from the name of a test, on the same line or on the next")
  func reader() {
    let text = """
      @Test("12 a name") func one() {}
      @Test(
        "45 OP-01 another", arguments: [1])
      #expect(text == "46 not a name")
      @Test("no number")
      @Test("and 7 no number at the start")
      """
    #expect(numbers(in: text) == [12, 45])
  }

  private func numbers(in text: String) -> [Int] {
    text.matches(of: #/@Test\(\s*"(\d{1,2}) /#).compactMap { Int($0.1) }
  }
}
