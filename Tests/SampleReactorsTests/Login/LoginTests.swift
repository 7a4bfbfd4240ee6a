import ComposableStores
import Observables
import Testing

@testable import SampleReactors

@Suite(.reportedFailures) struct LoginTests {
  private func store(
    _ state: Login.State = Login.State(), _ answer: @escaping @Sendable (LoginRequest) -> Effect<LoginAnswer>
  ) -> TestStore<Login.State, Login.Action> {
    TestStore(initialState: state, reducer: Login()) { $0.authenticate = answer }
  }

  @Test func `CA-22, CA-26: the second step comes with the answer that asks for it, and goes with the right code`() {
    let store = store { request in
      if case .code = request { return Effect(value: .welcome("grace")) }
      return Effect(value: .codeNeeded(token: "t"))
    }
    store.send(.form(.setName("grace"))) { $0.form.name = "grace" }
    store.send(.form(.submit)) { $0.form.isAsking = true }
    store.receive(.form(.answered(.codeNeeded(token: "t")))) {
      $0.form.isAsking = false
      $0.twoFactor = TwoFactor.State(token: "t")
    }
    store.send(.twoFactor(.submit)) { $0.twoFactor?.isAsking = true }
    store.receive(.twoFactor(.answered(.welcome("grace")))) { $0 = Login.State(user: "grace") }
    store.send(.logOut) { $0.user = nil }
  }

  @Test func `CA-26: dismissing the second step ends its request`() {
    let store = store(Login.State(twoFactor: TwoFactor.State(token: "t"))) { _ in Observable.never().eraseToEffect() }
    store.send(.twoFactor(.submit)) { $0.twoFactor?.isAsking = true }
    store.send(.dismissTwoFactor) { $0.twoFactor = nil }
  }

  @Test func `CA-29: logging out ends the request of the form`() {
    let store = store { _ in Observable.never().eraseToEffect() }
    store.send(.form(.setPassword("x"))) { $0.form.password = "x" }
    store.send(.form(.submit)) { $0.form.isAsking = true }
    store.send(.logOut) { $0 = Login.State() }
  }
}
