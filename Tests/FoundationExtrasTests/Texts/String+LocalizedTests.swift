import Testing

@testable import FoundationExtras

@Suite struct StringLocalizedTests {
  @Test func `a key without a translation is its own text, with its values`() {
    let (name, count) = ("Ada", 3)
    #expect(String(localized: "Sign in") == "Sign in")
    #expect(String(localized: "Hello, \(name): \(count) new, 100%", comment: "greeting") == "Hello, Ada: 3 new, 100%")
    #expect(String(localized: "\(1.5) km") == "1.5 km")
    #expect(String(localized: "greeting", defaultValue: "Hello, \(name)") == "Hello, Ada")
    #expect(String(localized: String.LocalizationValue("key")) == "key")
    #expect(String(localized: LocalizedStringResource("\(count) rows")) == "3 rows")
  }

  @Test func `the key has a placeholder for each value`() {
    let value: String.LocalizationValue = "\("a") of \(2), \(0.5) at 50%"
    #expect(value.key == "%@ of %lld, %lf at 50%%")
    #expect(LocalizedStringResource("\(7) rows").key == "%lld rows")
  }

  @Test func `a translation puts the values where it says`() {
    let value: String.LocalizationValue = "\("Ada") has \(3)"
    #expect(value.filling("%2$lld von %1$@") == "3 von Ada")
    #expect(value.filling("100%% %@") == "100% Ada")
    #expect(value.filling("%") == "%")
  }
}
