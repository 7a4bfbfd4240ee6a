import Observables
import ReduxStores
import Testing
import VirtualTime

/// The middleware of an app that logs in over a network.
private struct LoginMiddleware: Middleware {
  let request: Observable<Int>

  func on(_ store: Store<AppState>, action: Action, next: @escaping (Action) -> Void) -> Disposable {
    switch action {
    case is LogInAction:
      store.dispatch(LoadingAction())

      return
        request
        .subscribe(
          onNext: {
            next(LoadedAction(value: $0))
          },
          onError: { _ in
            next(LoadErrorAction())
          })
    default:
      next(action)
    }

    return Disposables.create()
  }
}

private struct OtherState: State {}

private struct OtherMiddleware: Middleware {
  func on(_ store: Store<OtherState>, action: Action, next: @escaping (Action) -> Void) -> Disposable {
    Issue.record("not called for a store of another state")
    return Disposables.create()
  }
}

/// A middleware for stores of any state.
private struct AnyStoreMiddleware: MiddlewareType {
  let history: History

  func on(_ store: StoreType, action: Action, next: @escaping (Action) -> Void) -> Disposable {
    history.note("\(action) in \(type(of: store))")
    next(action)
    return Disposables.create()
  }
}

@Suite struct MiddlewareTests {
  @Test func `RD-13: a middleware that waits for its turn on a trampoline holds the action during other work there`() {
    let store = makeStore(
      ClosureMiddleware { _, action, next in Observable.of(action).subscribe(onNext: { next($0) }) })
    store.dispatch(IncreaseAction())
    #expect(store.currentState.counter == 1)
    _ = Observable.just(IncreaseAction()).map { $0 }.subscribe(onNext: {
      store.dispatch($0)
      #expect(store.currentState.counter == 1)
    })
    #expect(store.currentState.counter == 2)
  }

  @Test func `RD-16: middlewares run in the order in which they were given`() {
    let history = History()
    let store = makeStore(
      NotingMiddleware(name: "1", history: history), NotingMiddleware(name: "2", history: history),
      NotingMiddleware(name: "3", history: history))
    _ = history.follow(store.newState, "= ")
    store.dispatch(CounterAction.increase)
    #expect(history.lines == ["1 increase", "2 increase", "3 increase", "= 1", "3 done", "2 done", "1 done"])
  }

  @Test func `RD-16: each middleware may replace the action for those behind it`() {
    let history = History()
    let doubling = ClosureMiddleware { _, action, next in
      next((action as? AddAction).map { AddAction(value: $0.value * 2) } ?? action)
      return Disposables.create()
    }
    let store = makeStore(doubling, NotingMiddleware(name: "m", history: history), doubling)
    store.dispatch(AddAction(value: 3))
    #expect(history.lines == ["m AddAction(value: 6)", "m done"])
    #expect(store.currentState.counter == 12)
  }

  @Test func `RD-16: an action that a middleware dispatches runs through the whole chain before next goes on`() {
    let history = History()
    let adding = ClosureMiddleware { store, action, next in
      if action is IncreaseAction {
        store.dispatch(AddAction(value: 10))
        history.note("current \(store.currentState)")
      }
      next(action)
      return Disposables.create()
    }
    let store = makeStore(NotingMiddleware(name: "1", history: history), adding)
    _ = history.follow(store.newState, "= ")
    store.dispatch(IncreaseAction())
    #expect(
      history.lines == [
        "1 IncreaseAction()", "1 AddAction(value: 10)", "= 10", "1 done", "current 10", "= 11", "1 done",
      ])
  }

  @Test
  func `RD-18: an effect that answers later passes its answer on then, and the reducer takes the state of that time`() {
    let scheduler = TestScheduler(initialClock: 0)
    let request = scheduler.createColdObservable([.next(100, 5), .completed(110)])
    let store = makeStore(LoginMiddleware(request: request.asObservable()))
    let history = History()
    _ = history.trace(store)
    _ = store.newState.subscribe(onNext: { history.note("\(scheduler.clock) \($0)") })
    scheduler.scheduleAt(200) { store.dispatch(LogInAction()) }
    scheduler.scheduleAt(250) {
      history.note("in flight \(store.effectsInFlight)")
      store.dispatch(IncreaseAction())
    }
    scheduler.start()
    #expect(
      history.lines == [
        "> LogInAction", "> LoadingAction because of LogInAction", "~ LoadingAction 0", "200 0", "in flight 1",
        "> IncreaseAction", "~ IncreaseAction 1", "250 1",
        "LoginMiddleware: LogInAction -> LoadedAction", "~ LoadedAction 6", "300 6",
      ])
    #expect(store.effectsInFlight == 0)
    #expect(request.subscriptions == [Subscription(200, 300)])
  }

  @Test func `RD-18: an effect that fails passes its error on as an action`() {
    let scheduler = TestScheduler(initialClock: 0)
    let request = scheduler.createColdObservable([.error(100, Failure(name: "503"), Int.self)])
    let store = makeStore(LoginMiddleware(request: request.asObservable()))
    let history = History()
    scheduler.scheduleAt(200) {
      store.dispatch(LogInAction())
      _ = history.trace(store)
    }
    scheduler.start()
    #expect(history.lines == ["LoginMiddleware: LogInAction -> LoadErrorAction", "~ LoadErrorAction 0"])
    #expect(store.effectsInFlight == 0)
  }

  @Test func `RD-18: an effect that is under way when the store ends is disposed`() throws {
    let scheduler = HistoricalScheduler()
    let history = History()
    let request = Observable<Int>.just(1).delay(.milliseconds(100), scheduler: scheduler)
      .do(onNext: { _ in history.note("answered") }, onDispose: { history.note("disposed") })
    var store: Store<AppState>? = makeStore(LoginMiddleware(request: request))
    store?.dispatch(LogInAction())
    scheduler.advanceTo(.milliseconds(50))
    #expect(store?.effectsInFlight == 1)
    store = nil
    #expect(history.lines == ["disposed"])
    scheduler.start()
    #expect(history.lines == ["disposed"])
  }

  @Test func `RD-19: a middleware for another state passes the action through`() {
    let store = makeStore(OtherMiddleware())
    store.dispatch(IncreaseAction())
    #expect(store.currentState.counter == 1)
    let middleware: any MiddlewareType = OtherMiddleware()
    var passed: [any Action] = []
    middleware.on(store, action: LogInAction(), next: { passed.append($0) }).dispose()
    #expect(passed.map(History.name) == ["LogInAction"])
  }

  @Test func `RD-19: a middleware that is called with a store of its state, whatever that is called, recognizes it`() {
    let history = History()
    let middleware: any MiddlewareType = NotingMiddleware(name: "m", history: history)
    let store: any StoreType = makeStore()
    middleware.on(store, action: LogInAction(), next: { _ in }).dispose()
    #expect(history.lines == ["m LogInAction()", "m done"])
  }

  @Test func `RD-19: a middleware of no state of its own serves every store`() {
    struct OtherReducer: Reducer {
      func reduce(_ state: OtherState, action: Action) -> OtherState { state }
    }
    let history = History()
    let middleware = AnyStoreMiddleware(history: history)
    makeStore(middleware).dispatch(IncreaseAction())
    Store(reducer: OtherReducer(), state: OtherState(), middlewares: middleware).dispatch(LogInAction())
    #expect(history.lines == ["IncreaseAction() in Store<AppState>", "LogInAction() in Store<OtherState>"])
  }
}
