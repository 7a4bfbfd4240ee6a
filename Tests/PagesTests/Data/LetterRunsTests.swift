import Testing

@testable import Pages

@Suite struct LetterRunsTests {
  @Test(arguments: [("", ""), ("a", "a1"), ("aabca", "a2b1c1a1")])
  func `letters that repeat are counted`(_ letters: String, _ expected: String) {
    var runs = LetterRuns()
    for letter in letters { runs.append(letter) }
    #expect(runs.text == expected)
  }

  @Test func `a letter is appended as often as told, also no time`() {
    var runs = LetterRuns()
    runs.append("o", 0)
    runs.append("p", 3)
    runs.append("p")
    runs.append("o", 2)
    #expect(runs.text == "p4o2")
  }
}
