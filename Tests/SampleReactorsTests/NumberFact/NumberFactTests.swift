import ComposableStores
import Observables
import Testing
import VirtualTime

@testable import SampleReactors

@Suite(.reportedFailures) struct NumberFactTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func store(_ fact: @escaping (Int) -> Effect<String>) -> TestStore<NumberFact.State, NumberFact.Action> {
    TestStore(
      initialState: NumberFact.State(), reducer: NumberFact.reducer,
      environment: NumberFact.Environment(mainQueue: scheduler, numberFact: fact))
  }

  @Test func `CA-36, CA-37, CA-39: the walkthrough of the introduction`() {
    let store = store { Effect(value: "\($0) is a good number Brent") }
    store.send(.incrementButtonTapped) { $0.count = 1 }
    store.send(.decrementButtonTapped) { $0.count = 0 }
    store.send(.numberFactButtonTapped)
    scheduler.advance()
    store.receive(.numberFactResponse(.success("0 is a good number Brent"))) {
      $0.numberFactAlert = "0 is a good number Brent"
    }
    store.send(.factAlertDismissed) { $0.numberFactAlert = nil }
  }

  @Test func `CA-15: a failure becomes an action`() {
    let store = store { _ in Effect(error: NumberFact.ApiError()) }
    store.send(.numberFactButtonTapped)
    scheduler.advance()
    store.receive(.numberFactResponse(.failure(NumberFact.ApiError()))) {
      $0.numberFactAlert = "Could not load a number fact :("
    }
  }
}
