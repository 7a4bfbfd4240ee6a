import ComposableStores
import Testing
import VirtualTime

@Suite(.reportsFailures) struct TestStoreScriptTests {
  @Test func `CA-37, CA-39: a test is written as a list of steps`() {
    let scheduler = TestScheduler(initialClock: 0)
    let store = TestStore(
      initialState: AppState(), reducer: appReducer,
      environment: AppEnvironment(mainQueue: scheduler, numberFact: { Effect(value: "\($0) is odd") }))
    store.assert(
      .send(.incrementButtonTapped) { $0.count = 1 },
      .sequence(
        .send(.numberFactButtonTapped),
        .do { scheduler.advance() },
        .receive(.numberFactResponse(.success("1 is odd"))) { $0.numberFactAlert = "1 is odd" }),
      .send(.factAlertDismissed) { $0.numberFactAlert = nil })
    #expect(store.state == AppState(count: 1))
  }

  @Test func `CA-37: a step of a list that fails tells its own place`() throws {
    let log = FailureLog()
    log.during {
      let store = StringStore.test()
      store.assert([
        .send("a") { $0 = "a" },
        .send("b"),
      ])
    }
    let failure = try #require(log.failures.first)
    #expect(log.failures.count == 1 && failure.message.hasPrefix("The state was not expected to change, but it did"))
    #expect(failure.line == #line - 5)
  }
}
