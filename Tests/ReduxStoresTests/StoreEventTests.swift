import Observables
import ReduxStores
import Testing

@Suite struct StoreEventTests {
  @Test func `RD-16: a trace tells what was dispatched, replaced and reduced, before the subscribers hear`() {
    let history = History()
    let replacing = TypedMiddleware<AppState, LogInAction> { store, action, next in
      next(IncreaseAction())
      return Disposables.create()
    }
    let store = makeStore(replacing)
    _ = history.trace(store)
    _ = history.follow(store.newState)
    store.dispatch(LogInAction())
    store.dispatch(QuietAction())
    #expect(
      history.lines == [
        "> LogInAction", "TypedMiddleware<AppState, LogInAction>: LogInAction -> IncreaseAction", "~ IncreaseAction 1",
        "1", "> QuietAction", "~ QuietAction 101 ignorable",
      ])
  }

  @Test
  func `RD-16: the cause of an action is the one whose middleware dispatched it, not one that a subscriber answered`() {
    let history = History()
    let loading = ClosureMiddleware { store, action, next in
      if action is LogInAction { store.dispatch(LoadingAction()) }
      next(action)
      if action is LogInAction { store.dispatch(DecreaseAction()) }
      return Disposables.create()
    }
    let store = makeStore(loading, NotingMiddleware(name: "m", history: History()))
    _ = history.trace(store)
    _ = store.newState.take(1).subscribe(onNext: { _ in store.dispatch(IncreaseAction()) })
    store.dispatch(LogInAction())
    #expect(
      history.lines == [
        "> LogInAction", "> LoadingAction because of LogInAction", "~ LoadingAction 0", "> IncreaseAction",
        "~ IncreaseAction 1", "~ LogInAction 1 in", "> DecreaseAction because of LogInAction", "~ DecreaseAction 0 in",
      ])
  }

  @Test func `RD-17: a trace tells which middleware swallowed an action`() {
    let history = History()
    let swallowing = TypedMiddleware<AppState, StrangeAction> { _, _, _ in Disposables.create() }
    let store = makeStore(NotingMiddleware(name: "m", history: History()), swallowing)
    _ = history.trace(store)
    store.dispatch(StrangeAction())
    #expect(
      history.lines == ["> StrangeAction", "TypedMiddleware<AppState, StrangeAction> swallowed StrangeAction"])
  }

  @Test func `RD-13: an action that is dispatched while a trace hears of a reduction is reduced behind it`() {
    let store = makeStore()
    let history = History()
    _ = store.trace { event in
      if case .reduced(is IncreaseAction, let state, _) = event {
        history.note("traced \(state)")
        store.dispatch(AddAction(value: 10))
        history.note("current \(store.currentState)")
      }
    }
    _ = history.follow(store.newState)
    store.dispatch(IncreaseAction())
    #expect(history.lines == ["traced 1", "current 1", "1", "11"])
  }
}
