import ComposableStores
import HeadlessViews
import Observables
import Testing
import VirtualTime

@testable import SampleReactors

@MainActor @Suite struct NumberFactPageTests {
  private let scheduler = TestScheduler(initialClock: 0)
  private let store: Store<NumberFact.State, NumberFact.Action>

  init() {
    store = Store(
      initialState: NumberFact.State(), reducer: NumberFact.reducer,
      environment: NumberFact.Environment(
        mainQueue: scheduler, numberFact: { Effect(value: "\($0) is a number") }))
  }

  @Test("CA-06: labels follow a part of the state, and taps become actions")
  func follows() throws {
    let page = NumberFactPage(store: store)
    #expect(page.countLabel.text == nil)
    page.loadViewIfNeeded()
    #expect(page.countLabel.text == "0")
    try page.incrementButton.perform(.tap)
    try page.incrementButton.perform(.tap)
    try page.decrementButton.perform(.tap)
    #expect(page.countLabel.text == "1")
    #expect(store.state.count == 1)
  }

  @Test("every new fact is an alert")
  func everyNewFactIsAnAlert() throws {
    let page = NumberFactPage(store: store)
    page.loadViewIfNeeded()
    try page.factButton.perform(.tap)
    scheduler.advance()
    try page.factButton.perform(.tap)
    scheduler.advance()
    #expect(page.alert.count == 1)
    store.send(.factAlertDismissed)
    try page.factButton.perform(.tap)
    scheduler.advance()
    #expect(page.alert.count == 2)
    #expect(page.alert.message == "0 is a number")
  }

  @Test("a page that goes leaves the store")
  func aPageThatGoesLeavesTheStore() {
    weak var gone: NumberFactPage?
    do {
      let page = NumberFactPage(store: store)
      page.loadViewIfNeeded()
      gone = page
    }
    #expect(gone == nil)
    store.send(.incrementButtonTapped)
    #expect(store.state.count == 1)
  }
}
