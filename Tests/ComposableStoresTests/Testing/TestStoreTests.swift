import ComposableStores
import Observables
import Testing
import VirtualTime

@Suite(.reportsFailures) struct TestStoreTests {
  @Test func `CA-14, CA-18, CA-36, CA-37, CA-39, CA-44: the test that introduces this architecture passes`() {
    let scheduler = TestScheduler(initialClock: 0)

    let store = TestStore(
      initialState: AppState(),
      reducer: appReducer,
      environment: AppEnvironment(
        mainQueue: scheduler,
        numberFact: { number in Effect(value: "\(number) is a good number Brent") }
      )
    )

    // Test that tapping on the increment/decrement buttons changes the count
    store.send(.incrementButtonTapped) {
      $0.count = 1
    }
    store.send(.decrementButtonTapped) {
      $0.count = 0
    }

    // Test that tapping the fact button causes us to receive a response from the effect. Note
    // that we have to advance the scheduler because we used `.receive(on:)` in the reducer.
    store.send(.numberFactButtonTapped)

    scheduler.advance()
    store.receive(.numberFactResponse(.success("0 is a good number Brent"))) {
      $0.numberFactAlert = "0 is a good number Brent"
    }

    // And finally dismiss the alert
    store.send(.factAlertDismissed) {
      $0.numberFactAlert = nil
    }
  }

  @Test func `CA-15, CA-18, CA-36: the test that introduces this architecture passes with an environment that fails`() {
    let scheduler = TestScheduler(initialClock: 0)
    let store = TestStore(
      initialState: AppState(), reducer: appReducer,
      environment: AppEnvironment(mainQueue: scheduler, numberFact: { _ in Effect(error: ApiError()) }))
    store.send(.numberFactButtonTapped)
    scheduler.advance()
    store.receive(.numberFactResponse(.failure(ApiError()))) {
      $0.numberFactAlert = "Could not load a number fact :("
    }
  }

  @Test func `CA-36: effects run at once, and each received action has the state that it led to`() {
    let store = StringStore.test { action in
      switch action {
      case "a": .merge(Effect(value: "b"), Effect(value: "c"))
      case "b": Effect(value: "d")
      default: .none
      }
    }
    store.send("a") { $0 = "a" }
    #expect(store.state == "a")
    store.receive("b") { $0 = "ab" }
    store.receive("c") { $0 = "abc" }
    #expect(store.state == "abc")
    store.receive("d") { $0 = "abcd" }
  }

  @Test
  func `CA-20, CA-36: a reducer type is tested with dependencies of tests and those that the test prepares`() async {
    struct Feature: ReducerProtocol {
      @Dependency(\.greeting) var greeting

      func reduce(into state: inout [String], action: String) -> Effect<String> {
        state.append("\(action) \(greeting)")
        if action != "go" { return .none }
        return .run { send in
          send(DependencyValues.current.greeting)
          await Task.yield()
          send(greeting)
        }
      }
    }
    let plain = TestStore(initialState: [DependencyValues.current.greeting], reducer: Feature())
    #expect(plain.state == ["hello from a test"])
    #expect(plain.dependencies.context == .test)
    let store = TestStore(initialState: [DependencyValues.current.greeting], reducer: Feature()) { $0.greeting = "hi" }
    #expect(store.state == ["hi"])
    store.send("a") { $0.append("a hi") }
    store.send("go") { $0.append("go hi") }
    store.dependencies.greeting = "changed"
    // The effect keeps the dependencies with which it was made; the actions that it sends are reduced with the current
    // ones.
    await store.receive("hi") { $0.append("hi changed") }
    await store.receive("hi") { $0.append("hi changed") }
    await store.finish()
  }

  @Test func `CA-36: dependencies that hold where a test store is made hold for it`() {
    struct Feature: ReducerProtocol {
      func reduce(into state: inout String, action: Int) -> Effect<Int> {
        state = "\(DependencyValues.current.greeting) \(DependencyValues.current.limit ?? 0)"
        return .none
      }
    }
    let store = withDependencies {
      $0.limit = 4
    } operation: {
      TestStore(initialState: "", reducer: Feature())
    }
    store.send(0) { $0 = "hello from a test 4" }
  }

  @Test func `CA-36: a test store leaks nothing`() {
    let log = FailureLog()
    weak var weakToken: Token?
    let left = LeakCount.after {
      log.during {
        let token = Token()
        weakToken = token
        let store = StringStore.test { _ in Observable.never().do(onDispose: { _ = token }).eraseToEffect() }
        store.send("a") { $0 = "a" }
      }
    }
    #expect(weakToken == nil)
    #expect(left == 0)
    #expect(log.failures.count == 1)
  }

  @Test func `CA-37: an action that is sent while another thread is at work is reduced when send returns`() async {
    let store = StringStore.test { action in
      action != "go"
        ? .none
        : .run { send in
          for _ in 1...50 {
            send("x")
            await Task.yield()
          }
        }
    }
    store.exhaustivity = .off
    store.send("go")
    for number in 1...50 {
      store.send("<\(number)>")
      #expect(store.state.contains("<\(number)>"))
    }
    await store.finish()
    store.send("!")
    #expect(store.state.count { $0 == "x" } == 50)
  }
}
