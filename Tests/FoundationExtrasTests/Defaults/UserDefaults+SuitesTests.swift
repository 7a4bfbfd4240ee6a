#if os(Linux) && compiler(>=6.3)
  @testable import FoundationExtras
  import Testing

  @Suite struct UserDefaultsSuitesTests {
    @Test func `suites that were created by their names are emptied with the standard defaults`() throws {
      let name = "foundation-extras-suites-tests"
      let suite = try #require(UserDefaults(suiteName: name))
      let optionalName: String? = name + "-2"
      let other = try #require(UserDefaults(suiteName: optionalName))
      defer { for name in [name, name + "-2"] { suite.removePersistentDomain(forName: name) } }
      suite.set("ada", forKey: "user")
      other.set(7, forKey: "count")
      UserDefaults.standard.set(true, forKey: "foundation-extras-suites")
      #expect(UserDefaults(suiteName: name)?.string(forKey: "user") == "ada")
      UserDefaults.emptyAll()
      #expect(suite.string(forKey: "user") == nil)
      #expect(other.object(forKey: "count") == nil)
      #expect(!UserDefaults.standard.bool(forKey: "foundation-extras-suites"))
    }
  }
#endif
