import Observables
import ReduxStores
import Testing

@Suite struct StoreWatchingTests {
  @Test func `RD-18: what middlewares hold is counted, in the order of the dispatches`() {
    let holding = HoldingMiddleware()
    let store = makeStore(holding)
    for value in 1...3 { store.dispatch(AddAction(value: value)) }
    #expect(store.effectsInFlight == 3)
    #expect(store.actionsInFlight.map { "\($0)" } == (1...3).map { "AddAction(value: \($0))" })
    holding.pass()
    #expect(store.effectsInFlight == 2)
    holding.drop()
    #expect(store.actionsInFlight.map { "\($0)" } == ["AddAction(value: 3)"])
    holding.pass()
    #expect(store.effectsInFlight == 0)
    #expect(store.currentState.counter == 4)
  }

  @Test func `RD-18: an action that a middleware dispatches before it holds its own comes behind that one`() {
    let nested = ClosureMiddleware { store, action, next in
      if action is LogInAction { store.dispatch(LoadingAction()) }
      next(action)
      return Disposables.create()
    }
    let store = makeStore(nested, HoldingMiddleware())
    store.dispatch(LogInAction())
    #expect(store.actionsInFlight.map(History.name) == ["LogInAction", "LoadingAction"])
  }

  @Test
  func `RD-21: a halted store ends silently: nothing is dispatched, told or traced any more, and work is disposed`() {
    let history = History()
    let holding = HoldingMiddleware(history)
    let store = makeStore(holding)
    _ = history.follow(store.state)
    _ = history.trace(store)
    _ = history.follow(store.deadLetters)
    store.dispatch(IncreaseAction())
    store.dispatch(DecreaseAction())
    store.halt()
    store.halt()
    #expect(
      history.lines == [
        "0", "> IncreaseAction", "> DecreaseAction", "disposed IncreaseAction()", "disposed DecreaseAction()",
      ])
    holding.pass()
    holding.drop()
    store.dispatch(StrangeAction())
    store.dispatcher.onNext(StrangeAction())
    _ = history.trace(store)
    _ = history.follow(store.deadLetters)
    store.dispatch(StrangeAction())
    #expect(history.lines.count == 5)
    #expect(store.effectsInFlight == 0)
    #expect(store.currentState.counter == 0)
  }

  @Test func `RD-07: a store that was halted and revived goes on with its state, for those who come now`() {
    let history = History()
    let store = makeStore()
    _ = history.follow(store.state, "before ")
    store.dispatch(IncreaseAction())
    store.halt()
    store.dispatch(IncreaseAction())
    store.revive()
    _ = history.trace(store)
    _ = history.follow(store.deadLetters, "dead ")
    _ = history.follow(store.state, "after ")
    store.dispatch(IncreaseAction())
    store.dispatch(StrangeAction())
    #expect(
      history.lines == [
        "before 0", "before 1", "after 1", "> IncreaseAction", "~ IncreaseAction 2", "after 2", "> StrangeAction",
        "~ StrangeAction 2", "after 2", "dead StrangeAction()",
      ])
  }

  @Test func `RD-21: a store that is halted by a subscriber tells no other one, and reduces nothing that waits`() {
    let store = makeStore()
    let history = History()
    _ = store.newState.subscribe(onNext: { state in
      history.note("first \(state)")
      store.dispatch(IncreaseAction())
      store.halt()
      store.dispatch(IncreaseAction())
    })
    _ = history.follow(store.newState, "second ")
    store.dispatch(IncreaseAction())
    #expect(history.lines == ["first 1"])
    #expect(store.currentState.counter == 2)
  }

  @Test func `RD-21: work that a middleware hands over after the halt is disposed at once`() {
    let history = History()
    let middleware = ClosureMiddleware { store, _, next in
      store.halt()
      return Disposables.create { history.note("disposed") }
    }
    let store = makeStore(middleware)
    _ = history.trace(store)
    store.dispatch(IncreaseAction())
    #expect(history.lines == ["> IncreaseAction", "disposed"])
    #expect(store.effectsInFlight == 0)
  }

  @Test func `RD-16: a trace ends with its disposable and keeps no store alive`() {
    var store: Store<AppState>? = makeStore()
    weak let weakStore = store
    let history = History()
    let trace = store.map { history.trace($0) }
    let other = store.map { history.trace($0) }
    store?.dispatch(IncreaseAction())
    trace?.dispose()
    store?.dispatch(IncreaseAction())
    other?.dispose()
    store?.dispatch(IncreaseAction())
    #expect(
      history.lines == [
        "> IncreaseAction", "> IncreaseAction", "~ IncreaseAction 1", "~ IncreaseAction 1", "> IncreaseAction",
        "~ IncreaseAction 2",
      ])
    store = nil
    #expect(weakStore == nil)
  }
}
