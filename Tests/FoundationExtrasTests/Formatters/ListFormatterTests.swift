import FoundationExtras
import Testing

@Suite struct ListFormatterTests {
  @Test func `a list is written in the language of the locale`() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", 3]) == "a, b, and 3")
    #expect(formatter.string(for: 3) == nil)
    #expect(ListFormatter.localizedString(byJoining: ["a"]) == "a")
  }
}
