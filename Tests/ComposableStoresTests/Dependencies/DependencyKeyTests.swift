import ComposableStores
import Testing

@Suite struct DependencyKeyTests {
  private enum LimitKey: DependencyKey { static let liveValue = 10 }

  @Test func `CA-20: the value for tests is the live one unless declared`() {
    #expect(LimitKey.testValue == 10)
    #expect(LimitKey.testValue == LimitKey.liveValue)
    #expect(GreetingKey.testValue == "hello from a test")
  }

  private enum ForTests: TestDependencyKey { static let testValue = 1 }

  fileprivate enum Both: TestDependencyKey { static let testValue = 1 }

  @Test func `CA-20: a live value may be declared elsewhere; without one the program has that of tests`() {
    var values = DependencyValues()
    #expect(values[ForTests.self] == 1)
    #expect(values[Both.self] == 2)
    values.context = .test
    #expect(values[Both.self] == 1)
  }
}

extension DependencyKeyTests.Both: DependencyKey { static let liveValue = 2 }
