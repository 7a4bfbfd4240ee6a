import ComposableStores
import Testing

@testable import SampleReactors

@Suite struct AuthenticationTests {
  @Test func `CA-45: a test that does not set the authentication fails with its name`() {
    let failures = FailureTexts()
    TestReporter.$current.withValue(TestReporter { failures.texts.append($0.message) }) {
      let store = TestStore(initialState: LoginForm.State(), reducer: LoginForm())
      store.send(.submit) { $0.isAsking = true }
    }
    #expect(failures.texts.count == 1)
    #expect(failures.texts.first?.contains("authenticate") == true)
  }
}

/// The failures of a test store. Safe to share: one thread runs the test.
private final class FailureTexts: @unchecked Sendable {
  var texts: [String] = []
}
