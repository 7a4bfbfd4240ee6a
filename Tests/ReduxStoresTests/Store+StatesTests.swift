import Observables
import ReduxStores
import Testing

@Suite struct StoreStatesTests {
  @Test func `RD-08: state starts with the value at subscription`() {
    let store = makeStore()
    let held = store.state
    store.dispatch(QuietAction())
    store.dispatch(IncreaseAction())
    let history = History()
    _ = history.follow(held, "held ")
    _ = history.follow(store.state, "fresh ")
    #expect(history.lines == ["held 101", "fresh 101"])
  }

  @Test func `RD-08: state sends the current value, then each later one, repetitions included`() {
    let store = makeStore()
    let history = History()
    let subscription = history.follow(store.state)
    store.dispatch(IncreaseAction())
    store.dispatch(StrangeAction())
    subscription.dispose()
    store.dispatch(IncreaseAction())
    #expect(history.lines == ["0", "1", "1"])
    #expect(store.state === store.state)
  }

  @Test func `RD-08: forty subscribers hear in the order of their subscription, whichever stream they listen to`() {
    let store = makeStore()
    let history = History()
    let subscriptions = (0..<40).map { number in
      history.follow(number.isMultiple(of: 2) ? store.newState : store.state.skip(1), "\(number) ")
    }
    store.dispatch(IncreaseAction())
    #expect(history.lines == (0..<40).map { "\($0) 1" })
    subscriptions[7].dispose()
    store.dispatch(IncreaseAction())
    #expect(Array(history.lines.dropFirst(40)) == (0..<40).filter { $0 != 7 }.map { "\($0) 2" })
  }

  @Test func `RD-09: newState sends what comes after the subscription only`() {
    let store = makeStore()
    let held = store.newState
    store.dispatch(IncreaseAction())
    let history = History()
    _ = history.follow(held)
    #expect(history.lines == [])
    store.dispatch(IncreaseAction())
    store.dispatch(StrangeAction())
    #expect(history.lines == ["2", "2"])
  }

  @Test func `RD-10: specifyState sends a part, the current value first, without repetitions`() {
    let store = makeStore()
    let counters = store.specifyState { $0.counter }
    store.dispatch(IncreaseAction())
    let history = History()
    _ = history.follow(counters, "counter ")
    _ = history.follow(store.specifyState(\.user.loggedIn), "in ")
    store.dispatch(LogInAction())
    store.dispatch(IncreaseAction())
    store.dispatch(StrangeAction())
    #expect(history.lines == ["counter 1", "in false", "in true", "counter 2"])
  }

  @Test func `RD-11: specifyNewState sends a part when it differs from the one at subscription, and from then on`() {
    let store = makeStore()
    let counters = store.specifyNewState { $0.counter }
    store.dispatch(IncreaseAction())
    let history = History()
    _ = history.follow(counters)
    store.dispatch(LogInAction())
    #expect(history.lines == [])
    for action in [IncreaseAction(), DecreaseAction(), StrangeAction()] as [any Action] { store.dispatch(action) }
    #expect(history.lines == ["2", "1"])
  }
}
