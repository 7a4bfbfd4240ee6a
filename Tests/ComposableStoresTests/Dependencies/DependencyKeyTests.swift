import ComposableStores
import Testing

@Suite struct DependencyKeyTests {
  private enum LimitKey: DependencyKey { static let liveValue = 10 }

  @Test func `CA-20: the value for tests is the live one unless declared`() {
    #expect(LimitKey.testValue == 10)
    #expect(LimitKey.testValue == LimitKey.liveValue)
    #expect(GreetingKey.testValue == "hello from a test")
  }
}
