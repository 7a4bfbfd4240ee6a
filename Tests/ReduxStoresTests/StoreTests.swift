import Dispatch
import Observables
import ReduxStores
import Testing

@Suite struct StoreTests {
  @Test func `RD-06: a store needs a reducer and a state; middlewares follow one by one or as a list`() {
    let plain = Store(reducer: AppReducer(), state: AppState(counter: 4))
    #expect(plain.currentState.counter == 4)
    let history = History()
    let first = NotingMiddleware(name: "first", history: history)
    let second = NotingMiddleware(name: "second", history: history)
    let stores = [
      Store(reducer: AppReducer(), state: AppState(), middlewares: first, second),
      Store(reducer: AppReducer(), state: AppState(), middlewares: [first, second]),
    ]
    for store in stores { store.dispatch(IncreaseAction()) }
    let once = ["first IncreaseAction()", "second IncreaseAction()", "second done", "first done"]
    #expect(history.lines == once + once)
    #expect(stores.allSatisfy { $0.currentState.counter == 1 })
  }

  @Test func `RD-06: a subclass of the store works as the store does`() {
    final class AppStore: Store<AppState>, @unchecked Sendable {
      init(_ middlewares: any MiddlewareType...) {
        super.init(reducer: AppReducer(), state: AppState(), middlewares: middlewares)
      }
      func increase() { dispatch(IncreaseAction()) }
    }
    let history = History()
    let store = AppStore(NotingMiddleware(name: "m", history: history))
    store.increase()
    #expect(store.currentState.counter == 1)
    #expect(history.lines == ["m IncreaseAction()", "m done"])
  }

  @Test func `RD-07: a shared instance is a static property of a constrained extension`() {
    #expect(Store.shared === Store<AppState>.shared)
    let counter = Store.shared.currentState.counter
    Store.shared.dispatch(AddAction(value: 3))
    #expect(Store.shared.currentState.counter == counter + 3)
  }

  @Test func `RD-12: currentState includes the changes by ignorable actions`() {
    let store = makeStore()
    store.dispatch(QuietAction())
    #expect(store.currentState.counter == 100)
    store.dispatch(ResetAction())
    #expect(store.currentState.counter == 0)
  }

  @Test func `RD-13: dispatch is synchronous, for its subscribers and for currentState`() {
    let store = makeStore()
    let history = History()
    _ = store.state.subscribe(onNext: { history.note("\($0), current \(store.currentState)") })
    store.dispatch(IncreaseAction())
    history.note("returned")
    #expect(history.lines == ["0, current 0", "1, current 1", "returned"])
  }

  @Test
  func `RD-13: a dispatch from inside of a subscriber is reduced at once and told behind the state that is told now`() {
    let store = makeStore()
    let history = History()
    for name in ["a", "b", "c"] {
      _ = store.newState.subscribe(onNext: { state in
        history.note("\(name) \(state)")
        if name == "a" && state.counter < 3 {
          store.dispatch(IncreaseAction())
          history.note("\(name) returned, current \(store.currentState)")
        }
      })
    }
    store.dispatch(IncreaseAction())
    #expect(
      history.lines == [
        "a 1", "a returned, current 2", "b 1", "c 1",
        "a 2", "a returned, current 3", "b 2", "c 2",
        "a 3", "b 3", "c 3",
      ])
  }

  @Test func `RD-13: subscribers that dispatch thousands of times need no deeper stack`() {
    let store = makeStore()
    _ = store.state.subscribe(onNext: { if $0.counter < 100_000 { store.dispatch(IncreaseAction()) } })
    #expect(store.currentState.counter == 100_000)
  }

  @Test func `RD-14: the dispatcher takes what is bound to it`() {
    let taps = PublishSubject<Void>()
    let store = makeStore()
    let bag = DisposeBag()
    taps
      .map { IncreaseAction() }
      .bind(to: store.dispatcher)
      .disposed(by: bag)
    taps.onNext(())
    taps.onNext(())
    taps.onCompleted()
    #expect(store.currentState.counter == 2)
  }

  @Test func `RD-14: inside of work of the current thread the dispatcher waits, dispatch does not`() {
    let store = makeStore()
    let history = History()
    let bag = DisposeBag()
    history.follow(store.newState).disposed(by: bag)
    let work = CurrentThreadScheduler.instance.schedule(()) { _ in
      store.dispatcher.onNext(AddAction(value: 1))
      store.dispatch(AddAction(value: 10))
      history.note("end of work")
      return Disposables.create()
    }
    work.dispose()
    #expect(history.lines == ["10", "end of work", "11"])
    store.dispatcher.onNext(AddAction(value: 100))
    #expect(history.lines.last == "111")
  }

  @Test func `RD-14: the dispatcher does not retain the store`() {
    var store: Store<AppState>? = makeStore()
    weak let weakStore = store
    let dispatcher = store?.dispatcher
    store = nil
    #expect(weakStore == nil)
    dispatcher?.onNext(IncreaseAction())
  }

  @Test
  func `RD-15: every subscriber hears the state of an action, then that of the action which another one dispatched`() {
    let store = makeStore()
    let history = History()
    _ = store.newState.subscribe(onNext: { state in
      history.note("first \(state)")
      if state.counter == 1 { store.dispatch(QuietAction()) }
    })
    _ = history.follow(store.newState, "second ")
    _ = history.follow(store.specifyState { $0.counter }, "third ")
    store.dispatch(IncreaseAction())
    #expect(history.lines == ["third 0", "first 1", "second 1", "third 1"])
    #expect(store.currentState.counter == 101)
    store.dispatch(IncreaseAction())
    #expect(history.lines.suffix(3) == ["first 102", "second 102", "third 102"])
  }

  @Test
  func `RD-15: a subscriber that comes inside of another one begins with the current state and hears nothing twice`() {
    let store = makeStore()
    let history = History()
    var inner: (any Disposable)?
    _ = store.newState.subscribe(onNext: { state in
      if inner == nil {
        store.dispatch(IncreaseAction())
        inner = history.follow(store.state, "inner ")
      }
      history.note("outer \(state)")
    })
    store.dispatch(IncreaseAction())
    store.dispatch(IncreaseAction())
    #expect(history.lines == ["inner 2", "outer 1", "outer 2", "outer 3", "inner 3"])
  }

  @Test func `RD-15: a subscriber that is unsubscribed while a state is told hears of it no more`() {
    let store = makeStore()
    let history = History()
    var second: (any Disposable)?
    _ = store.newState.subscribe(onNext: { state in
      history.note("first \(state)")
      store.specifyState { $0.counter }.subscribe(onNext: { _ in }).dispose()
      second?.dispose()
    })
    second = history.follow(store.newState, "second ")
    store.dispatch(IncreaseAction())
    store.dispatch(IncreaseAction())
    #expect(history.lines == ["first 1", "first 2"])
  }

  @Test
  func `RD-15: a dispatch while a subscriber hears its first state comes behind that for it, at once for the others`() {
    let store = makeStore()
    let history = History()
    _ = history.follow(store.newState, "first ")
    _ = store.state.subscribe(onNext: { state in
      if state.counter == 0 { store.dispatch(IncreaseAction()) }
      history.note("second \(state)")
    })
    #expect(history.lines == ["first 1", "second 0", "second 1"])
  }

  @Test func `RD-21: neither streams nor work in progress keep a store alive, and nothing is called after its end`() {
    let history = History()
    let bag = DisposeBag()
    let holding = HoldingMiddleware(history)
    var store: Store<AppState>? = makeStore(holding, NotingMiddleware(name: "behind", history: history))
    weak let weakStore = store
    let state = store?.state
    state.map { history.follow($0) }?.disposed(by: bag)
    store?.trace { _ in history.note("traced") }.disposed(by: bag)
    for value in 1...3 { store?.dispatch(AddAction(value: value)) }
    #expect(history.lines == ["0", "traced", "traced", "traced"])
    store = nil
    #expect(weakStore == nil)
    #expect(
      history.lines.dropFirst(4) == [
        "disposed AddAction(value: 1)", "disposed AddAction(value: 2)", "disposed AddAction(value: 3)",
      ])
    holding.pass()
    holding.drop()
    holding.pass()
    #expect(history.lines.count == 7)
    state.map { history.follow($0, "late ") }?.disposed(by: bag)
    #expect(history.lines.last == "late 0")
  }

  @Test func `RD-21: a middleware that keeps its next dies with the store`() {
    weak var weakMiddleware: HoldingMiddleware?
    do {
      let middleware = HoldingMiddleware()
      weakMiddleware = middleware
      let store = makeStore(middleware)
      store.dispatch(IncreaseAction())
      #expect(store.effectsInFlight == 1)
    }
    #expect(weakMiddleware == nil)
  }

  @Test func `RD-21: a store that a subscriber lets go lives until its dispatch is through`() {
    final class Owner {
      var store: Store<AppState>? = makeStore()
    }
    let owner = Owner()
    weak let weakStore = owner.store
    let history = History()
    let bag = DisposeBag()
    owner.store?.newState.subscribe(onNext: { _ in owner.store = nil }).disposed(by: bag)
    owner.store.map { history.follow($0.newState) }?.disposed(by: bag)
    owner.store?.dispatch(IncreaseAction())
    #expect(history.lines == ["1"])
    #expect(weakStore == nil)
  }

  @Test func `RD-13: no action is lost when many threads dispatch, and states are told one at a time in one order`() {
    // Sound: the array is touched by subscribers only, which are called one at a time; the store guards itself.
    nonisolated(unsafe) var seen: [Int] = []
    nonisolated(unsafe) var alsoSeen: [Int] = []
    nonisolated(unsafe) let pass = ClosureMiddleware { _, action, next in
      next(action)
      return Disposables.create()
    }
    let store = makeStore(pass, pass)
    let bag = DisposeBag()
    store.newState.subscribe(onNext: { seen.append($0.counter) }).disposed(by: bag)
    store.newState.subscribe(onNext: { alsoSeen.append($0.counter) }).disposed(by: bag)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<2_500 { store.dispatch(IncreaseAction()) }
    }
    #expect(store.currentState.counter == 10_000)
    #expect(seen == Array(1...10_000))
    #expect(alsoSeen == seen)
  }
}
