import ComposableStores
import Testing

@testable import SampleReactors

@Suite(.reportedFailures) struct TwoFactorTests {
  @Test func `the code goes out with the token`() {
    let store = TestStore(initialState: TwoFactor.State(token: "t"), reducer: TwoFactor()) {
      $0.authenticate = { request in
        Effect(value: request == .code("1906", token: "t") ? .welcome("grace") : .refused("no"))
      }
    }
    store.send(.submit) { $0.isAsking = true }
    store.receive(.answered(.refused("no"))) {
      $0.isAsking = false
      $0.message = "no"
    }
    store.send(.setCode("1906")) { $0.code = "1906" }
    store.send(.submit) {
      $0.isAsking = true
      $0.message = nil
    }
    store.receive(.answered(.welcome("grace"))) { $0.isAsking = false }
  }
}
