import ComposableStores
import Observables
import Testing
import VirtualTime

@testable import SampleReactors

@Suite(.reportedFailures) struct StopwatchTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `CA-33: a timer ticks each second until it is stopped`() {
    let store = TestStore(initialState: Stopwatch.State(), reducer: Stopwatch(mainQueue: scheduler))
    store.send(.start) { $0.isRunning = true }
    scheduler.advance(by: .seconds(2))
    store.receive(.tick) { $0.seconds = 1 }
    store.receive(.tick) { $0.seconds = 2 }
    store.send(.stop) { $0.isRunning = false }
    scheduler.advance(by: .seconds(60))
  }

  @Test func `CA-33: starting again begins anew, and leaves one timer`() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
    let store = TestStore(initialState: Stopwatch.State(), reducer: Stopwatch(mainQueue: scheduler))
    store.send(.start) { $0.isRunning = true }
    scheduler.advance(by: .milliseconds(900))
    store.send(.start)
    scheduler.advance(by: .milliseconds(900))
    scheduler.advance(by: .milliseconds(100))
    store.receive(.tick) { $0.seconds = 1 }
    store.send(.stop) { $0.isRunning = false }
  }

  @Test func `CA-29: timers of two stores have nothing to do with each other`() {
    let one = TestStore(initialState: Stopwatch.State(), reducer: Stopwatch(mainQueue: scheduler))
    let other = TestStore(initialState: Stopwatch.State(), reducer: Stopwatch(mainQueue: scheduler))
    one.send(.start) { $0.isRunning = true }
    other.send(.start) { $0.isRunning = true }
    one.send(.stop) { $0.isRunning = false }
    scheduler.advance(by: .seconds(1))
    other.receive(.tick) { $0.seconds = 1 }
    other.send(.stop) { $0.isRunning = false }
  }
}
