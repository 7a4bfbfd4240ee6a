import ComposableStores
import Observables
import Testing
import VirtualTime

@testable import SampleReactors

@Suite(.reportedFailures) struct TimersTests {
  private let scheduler = TestScheduler(initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)

  private var store: TestStore<Timers.State, Timers.Action> {
    TestStore(initialState: Timers.State(), reducer: Timers(mainQueue: scheduler, lookUp: { .just($0) }))
  }

  @Test func `CA-08, CA-09, CA-22: each part works on its own state, and its effects come back to it`() {
    let store = store
    store.send(.stopwatch(.start)) { $0.stopwatch.isRunning = true }
    store.send(.lookup(.type("duck"))) { $0.lookup.word = "duck" }
    scheduler.advance(by: .seconds(1))
    store.receive(.lookup(.found("duck"))) { $0.lookup.meaning = "duck" }
    store.receive(.stopwatch(.tick)) { $0.stopwatch.seconds = 1 }
    store.send(.stopwatch(.stop)) { $0.stopwatch.isRunning = false }
    store.send(.scrolling(.scroll(3))) { $0.scrolling.row = 3 }
    store.receive(.scrolling(.report(3))) { $0.scrolling.reported = [3] }
  }

  @Test func `CA-26: an effect ends with its feature under ifLet, and outlives it by hand`() {
    let store = store
    store.send(.open("milk")) {
      $0.bound = Reminder.State(subject: "milk")
      $0.loose = Reminder.State(subject: "milk")
    }
    store.send(.bound(.wait))
    store.send(.loose(.wait))
    store.send(.close) {
      $0.bound = nil
      $0.loose = nil
    }
    store.send(.open("bread")) {
      $0.bound = Reminder.State(subject: "bread")
      $0.loose = Reminder.State(subject: "bread")
    }
    scheduler.advance(by: .seconds(1))
    store.receive(.loose(.ring)) { $0.loose?.isRinging = true }
    store.send(.close) {
      $0.bound = nil
      $0.loose = nil
    }
    store.send(.loose(.ring))
  }
}
