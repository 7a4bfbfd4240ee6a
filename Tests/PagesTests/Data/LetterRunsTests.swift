import Testing

@testable import Pages

@Suite struct LetterRunsTests {
  @Test("letters that repeat are counted", arguments: [("", ""), ("a", "a1"), ("aabca", "a2b1c1a1")])
  func counted(_ letters: String, _ expected: String) {
    var runs = LetterRuns()
    for letter in letters { runs.append(letter) }
    #expect(runs.text == expected)
  }

  @Test("a letter is appended as often as told, and none not at all")
  func several() {
    var runs = LetterRuns()
    runs.append("o", 0)
    runs.append("p", 3)
    runs.append("p")
    runs.append("o", 2)
    #expect(runs.text == "p4o2")
  }
}
