import ComposableStores
import Observables
import Testing
import VirtualTime

@testable import SampleReactors

@Suite(.reportedFailures) struct ReminderTests {
  @Test func `CA-32: a reminder rings after a second`() {
    let scheduler = TestScheduler(initialClock: 0)
    let store = TestStore(initialState: Reminder.State(subject: "milk"), reducer: Reminder(mainQueue: scheduler))
    store.send(.wait)
    scheduler.advance(by: .seconds(1))
    store.receive(.ring) { $0.isRinging = true }
  }
}
