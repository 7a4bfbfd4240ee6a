import ComposableStores
import Observables
import Testing
import VirtualTime

@testable import SampleReactors

@Suite(.reportedFailures) struct ScrollingTests {
  @Test func `CA-31: the first position goes through, the last one waits for the end of the window`() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
    let store = TestStore(initialState: Scrolling.State(), reducer: Scrolling(mainQueue: scheduler))
    store.send(.scroll(1)) { $0.row = 1 }
    store.receive(.report(1)) { $0.reported = [1] }
    scheduler.advance(by: .milliseconds(100))
    store.send(.scroll(2)) { $0.row = 2 }
    store.send(.scroll(3)) { $0.row = 3 }
    scheduler.advance(by: .milliseconds(400))
    store.receive(.report(3)) { $0.reported = [1, 3] }
  }
}
