import ExactStrings
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("updateQery", "updateQuery"), ("udpateQuery", "updateQuery"), ("UPDATEQUERY", "updateQuery"), ("updateQ", nil),
    ("incerase", "increase"), ("teh", "the"), ("xyz", nil), ("", nil), ("t", nil), ("decreased", "decrease"),
    (String(repeating: "a", count: 100_000), nil),
  ])
  func `a suggestion has at most one mistake in three letters, and three in all`(name: String, expected: String?) {
    let candidates = ["updateQuery", "increase", "decrease", "the"]
    #expect(Suggestion.closest(to: name, in: candidates) == expected)
  }

  @Test func `of equally near candidates the first wins`() {
    #expect(Suggestion.closest(to: "cat", in: ["bat", "hat"]) == "bat")
    #expect(Suggestion.closest(to: "cat", in: ["hat", "bat"]) == "hat")
    #expect(Suggestion.closest(to: "cat", in: ["hat", "cat"]) == "cat")
  }

  @Test func `a note has the suggestion and the names there are, as many as fit`() {
    #expect(
      Suggestion.note(for: "incrase", in: ["increase", "decrease"], heading: "this reactor has")
        == "did you mean 'increase'? this reactor has: increase, decrease")
    #expect(Suggestion.note(for: "xyz", in: ["a", "bc"], heading: "there are") == "there are: a, bc")
    #expect(Suggestion.note(for: "xyz", in: [], heading: "there are") == nil)
    let many = (1...30).map { "name\($0)" }
    #expect(Suggestion.note(for: "q", in: many, heading: "there are")?.hasSuffix("name27, name28 and 2 more") == true)
  }
}
