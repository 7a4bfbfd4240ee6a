import HeadlessViews
import ReduxStores
import Testing

@testable import SampleReactors

@MainActor @Suite struct DucksCounterPageTests {
  private let store = Store(
    reducer: AppReducer(), state: AppState(), middlewares: LoginMiddleware(logIn: { .just($0) }))

  @Test("RD-10, RD-14: taps are dispatched, and a label follows a part of the state")
  func binds() throws {
    let page = DucksCounterPage(store: store)
    #expect(page.counterLabel.text == "0")
    try page.increaseButton.perform(.tap)
    try page.increaseButton.perform(.tap)
    try page.decreaseButton.perform(.tap)
    #expect(page.counterLabel.text == "1")
  }

  @Test("RD-03: a tap on an ignorable action is not seen before the next one")
  func resets() throws {
    let page = DucksCounterPage(store: store)
    try page.increaseButton.perform(.tap)
    try page.resetButton.perform(.tap)
    #expect(store.currentState.counter == 0)
    #expect(page.counterLabel.text == "1")
    try page.decreaseButton.perform(.tap)
    #expect(page.counterLabel.text == "-1")
  }

  @Test("RD-11, RD-15: a subscriber that dispatches changes nothing for those behind it")
  func reacts() throws {
    let page = DucksCounterPage(store: store)
    #expect(page.statusLabel.text == nil)
    try page.logInButton.perform(.tap)
    #expect(page.statusLabel.text == "Log In")
    store.dispatch(CounterAction.add(9))
    #expect(store.currentState.counter == 0)
    #expect(page.countsBefore.text == "0 0 1 10")
    #expect(page.countsAfter.text == "0 0 1 10")
  }
}
