import ReduxStores
import Testing

@Suite struct ActionTests {
  @Test func `RD-02: an action is a value of any type, and one that nobody knows changes nothing`() {
    let store = makeStore()
    store.dispatch(IncreaseAction())
    store.dispatch(CounterAction.increase)
    store.dispatch(CounterAction.decrease)
    store.dispatch(AddAction(value: 5))
    store.dispatch(StrangeAction())
    #expect(store.currentState.counter == 6)
  }

  @Test func `RD-02: an unknown action is told as a state all the same`() {
    let store = makeStore()
    let history = History()
    _ = history.follow(store.state)
    store.dispatch(StrangeAction())
    #expect(history.lines == ["0", "0"])
  }

  @Test
  func `RD-03: an ignorable action changes currentState and is told to nobody; the next ordinary one publishes both`() {
    let store = makeStore()
    let history = History()
    _ = history.follow(store.state, "state ")
    _ = history.follow(store.newState, "new ")
    _ = history.follow(store.specifyState { $0.counter }, "counter ")
    _ = history.follow(store.specifyNewState { $0.counter }, "new counter ")
    store.dispatch(QuietAction())
    #expect(history.lines == ["state 0", "counter 0"])
    #expect(store.currentState.counter == 100)
    store.dispatch(IncreaseAction())
    #expect(
      history.lines == ["state 0", "counter 0", "state 101", "new 101", "counter 101", "new counter 101"])
  }
}
