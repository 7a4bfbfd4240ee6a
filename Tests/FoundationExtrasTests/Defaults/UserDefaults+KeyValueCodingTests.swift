import FoundationExtras
import Testing

@Suite struct UserDefaultsKeyValueCodingTests {
  @Test func `values are set, read and removed by their keys`() throws {
    let name = "foundation-extras-tests"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.setValue("ada", forKey: "user")
    #expect(defaults.value(forKey: "user") as? String == "ada")
    #expect(defaults.string(forKey: "user") == "ada")
    defaults.setValue(nil, forKey: "user")
    #expect(defaults.value(forKey: "user") == nil)
  }
}
