import ComposableStores
import HeadlessViews
import Observables
import Testing
import VirtualTime

@testable import SampleReactors

@MainActor @Suite struct TimersPageTests {
  private let scheduler = TestScheduler(initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)

  @Test("CA-22: the buttons of a part send to the store of that part, and its labels follow it")
  func parts() throws {
    let store = store
    let page = TimersPage(store: store)
    #expect(page.secondsLabel.text == "0 s")
    #expect(!page.stopButton.isEnabled)
    try page.startButton.perform(.tap)
    #expect(!page.startButton.isEnabled)
    scheduler.advance(by: .seconds(1))
    #expect(page.secondsLabel.text == "1 s")
    try page.stopButton.perform(.tap)
    #expect(!store.state.stopwatch.isRunning)
    try page.wordField.perform(.type("duck"))
    scheduler.advance(by: .milliseconds(300))
    #expect(page.meaningLabel.text == "duck!")
    store.send(.countdown(.show(2)))
    #expect(page.countdownLabel.text == "2")
    store.send(.countdown(.finish))
    #expect(page.countdownLabel.text == "now")
  }

  @Test("CA-27: the reminder is shown while there is one")
  func reminds() {
    let store = store
    let page = TimersPage(store: store)
    #expect(page.reminderLabel.text == nil)
    store.send(.open("milk"))
    #expect(page.reminderLabel.text == "milk")
    store.send(.bound(.ring))
    #expect(page.reminderLabel.text == "milk!")
    store.send(.close)
    #expect(page.reminderLabel.text == nil)
    store.send(.open("bread"))
    #expect(page.reminderLabel.text == "bread")
  }

  private var store: Store<Timers.State, Timers.Action> {
    Store(initialState: Timers.State(), reducer: Timers(mainQueue: scheduler, lookUp: { .just($0 + "!") }))
  }
}
