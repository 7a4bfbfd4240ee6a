import FoundationExtras
import Observables
import Testing

@Suite struct UserDefaultsRxTests {
  @Test func `the present value of a key comes first, then those that are reported`() throws {
    let name = "foundation-extras-rx-tests"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.set("ada", forKey: "user")
    var heard: [String?] = []
    let all = defaults.rx.observe(String.self, "user").subscribe(onNext: { heard.append($0) })
    let later = defaults.rx.observe(Int.self, "user", options: .new, retainSelf: false)
      .subscribe(onNext: { heard.append($0.map { "\($0)" }) })
    #expect(heard == ["ada"])
    defaults.setValue("bob", forKey: "user")
    #expect(heard == ["ada", "bob", nil])
    all.dispose()
    later.dispose()
    defaults.setValue("cyd", forKey: "user")
    #expect(heard.count == 3)
  }
}
