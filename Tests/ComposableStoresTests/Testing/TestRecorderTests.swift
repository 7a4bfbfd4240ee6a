import ComposableStores
import Observables
import Testing
import VirtualTime

@Suite(.reportsFailures) struct TestRecorderTests {
  @Test func `CA-36: received actions are kept in the order in which they were reduced, each with its state`() {
    let subject = PublishSubject<String>()
    let store = StringStore.test { action in
      switch action {
      case "a": subject.eraseToEffect()
      case "x": Effect(value: "y")
      default: .none
      }
    }
    store.send("a") { $0 = "a" }
    for action in ["x", "z"] { subject.onNext(action) }
    store.receive("x") { $0 = "ax" }
    store.receive("y") { $0 = "axy" }
    store.receive("z") { $0 = "axyz" }
    subject.onCompleted()
  }

  @Test func `CA-36: the state of a step is the one that its action led to, not what its effects made of that`() {
    let store = StringStore.test { $0 == "a" ? Effect(value: "b") : .none }
    store.send("a") { $0 = "a" }
    store.receive("b") { $0 = "ab" }
    store.send("c") { $0 = "abc" }
  }

  @Test func `CA-36: what comes while a step is checked is kept for the next one`() {
    let scheduler = TestScheduler(initialClock: 0)
    let store = StringStore.test { $0 == "a" ? Effect(value: "b").receive(on: scheduler) : .none }
    store.send("a") {
      scheduler.advance()
      $0 = "a"
    }
    store.receive("b") { $0 = "ab" }
  }

  @Test func `CA-11: mistakes are told once, in the order in which they were made`() {
    let log = FailureLog()
    log.during {
      let store = StringStore.test { action in
        StoreWarning.report("warning of \(action)")
        return action == "a" ? .merge(Effect(value: "b"), Effect(error: Broken())) : .none
      }
      store.send("a") { $0 = "a" }
      store.receive("b") { $0 = "ab" }
    }
    #expect(
      log.messages == [
        "warning of a", "An effect of 'String' failed: Broken(). Turn errors into actions with 'catchToEffect'.",
        "warning of b",
      ])
  }
}
