import ComposableStores
import Observables
import Testing

@testable import SampleReactors

@Suite(.reportedFailures) struct LoginFormTests {
  private func store(
    _ answer: @escaping @Sendable (LoginRequest) -> Effect<LoginAnswer>
  ) -> TestStore<LoginForm.State, LoginForm.Action> {
    TestStore(initialState: LoginForm.State(), reducer: LoginForm()) { $0.authenticate = answer }
  }

  @Test func `CA-15: name and password go out, and the answer comes back as an action`() {
    let store = store { request in
      Effect(value: request == .password("lovelace", name: "ada") ? .welcome("ada") : .refused("no"))
    }
    store.send(.submit) { $0.isAsking = true }
    store.receive(.answered(.refused("no"))) {
      $0.isAsking = false
      $0.message = "no"
    }
    store.send(.setName("ada")) { $0.name = "ada" }
    store.send(.setPassword("lovelace")) { $0.password = "lovelace" }
    store.send(.submit) {
      $0.isAsking = true
      $0.message = nil
    }
    store.receive(.answered(.welcome("ada"))) { $0.isAsking = false }
  }

  @Test func `a failure is a refusal`() {
    let store = store { _ in Effect(error: Refusal()) }
    store.send(.submit) { $0.isAsking = true }
    store.receive(.answered(.refused("the service cannot be reached"))) {
      $0.isAsking = false
      $0.message = "the service cannot be reached"
    }
  }

  @Test func `CA-29: asking again cancels the request before`() {
    let answers = PublishSubject<LoginAnswer>()
    let store = store { _ in answers.eraseToEffect() }
    store.send(.submit) { $0.isAsking = true }
    store.send(.submit)
    answers.onNext(.codeNeeded(token: "t"))
    store.receive(.answered(.codeNeeded(token: "t"))) { $0.isAsking = false }
    answers.onCompleted()
  }

  private struct Refusal: Error {}
}
