import ComposableStores
import Foundation
import Observables
import Testing
import VirtualTime

@Suite struct StoreTests {
  struct Pair: Equatable {
    var left = 0
    var right = 0
  }

  enum PairAction { case left, right, nothing }

  private func pairs() -> Store<Pair, PairAction> {
    let reducer = Reducer<Pair, PairAction, Void> { state, action, _ in
      switch action {
      case .left: state.left += 1
      case .right: state.right += 1
      case .nothing: break
      }
      return .none
    }
    return Store(initialState: Pair(), reducer: reducer, environment: ())
  }

  @Test func `CA-01, CA-02: a store of the sample begins with its state, and works with the main queue`() {
    let scheduler = TestScheduler(initialClock: 0)
    let store = Store(
      initialState: AppState(),
      reducer: appReducer,
      environment: AppEnvironment(
        mainQueue: scheduler,
        numberFact: { number in Effect(value: "\(number) is a good number Brent") }))
    #expect(store.state == AppState())
    store.send(.incrementButtonTapped)
    store.send(.numberFactButtonTapped)
    #expect(store.state == AppState(count: 1))
    scheduler.advance()
    #expect(store.state == AppState(count: 1, numberFactAlert: "1 is a good number Brent"))
  }

  @Test func `CA-01: states and actions of a store need not be equatable`() {
    struct State { var call: () -> Int }
    struct Action { var call: () -> Int }
    let reducer = Reducer<State, Action, Void> { state, action, _ in
      state.call = action.call
      return .none
    }
    let store = Store(initialState: State { 1 }, reducer: reducer, environment: ())
    let history = History()
    _ = history.follow(store.observable.map { $0.call() })
    store.send(Action { 2 })
    #expect(history.lines == ["1", "2"])
  }

  @Test func `CA-02: a store of a reducer type prepares its dependencies before the state is made`() {
    struct Feature: ReducerProtocol {
      func reduce(into state: inout String, action: String) -> Effect<String> {
        state += " \(action) \(DependencyValues.current.greeting)"
        return .none
      }
    }
    let store = Store(initialState: DependencyValues.current.greeting, reducer: Feature()) { $0.greeting = "hi" }
    store.send("and")
    #expect(store.state == "hi and hi")
    let live = Store(initialState: DependencyValues.current.greeting, reducer: Feature())
    live.send("and")
    #expect(live.state == "hello and hello")
  }

  @Test func `CA-02: the thread that sends reduces, unless another one is inside and takes the action along`() {
    let here = Thread.current
    let history = History()
    var store: Store<String, String>?
    store = StringStore.make { action in
      history.note("\(action) \(Thread.current === here ? "here" : "elsewhere")")
      if action == "c" { Threads.run(1) { _ in store?.send("d") } }
      return .none
    }
    store?.send("a")
    Threads.run(1) { _ in store?.send("b") }
    store?.send("c")
    #expect(history.lines == ["a here", "b elsewhere", "c here", "d here"])
  }

  @Test func `CA-06: a part of the state is told when it differs, the whole one as well`() {
    let store = pairs()
    let left = History()
    let whole = History()
    let raw = History()
    _ = left.follow(store.subscribe(\.left))
    _ = whole.follow(store.subscribe().map { "\($0.left) \($0.right)" })
    _ = raw.follow(store.observable.map { "\($0.left) \($0.right)" })
    for action in [PairAction.right, .left, .nothing, .left] { store.send(action) }
    #expect(left.lines == ["0", "1", "2"])
    #expect(whole.lines == ["0 0", "0 1", "1 1", "2 1"])
    #expect(raw.lines == ["0 0", "0 1", "1 1", "1 1", "2 1"])
  }

  @Test func `CA-06: a subscription may define which values are duplicates`() {
    let store = pairs()
    let history = History()
    _ = history.follow(store.subscribe({ $0.left }, removeDuplicates: { $0 / 2 == $1 / 2 }))
    for _ in 1...5 { store.send(.left) }
    #expect(history.lines == ["0", "2", "4"])
  }

  @Test func `CA-06: a late subscriber hears the current state first`() {
    let store = pairs()
    store.send(.left)
    #expect(store.subscribe(\.left).heard == ["1"])
  }

  @Test func `CA-19: a feature runs with an environment in which nothing is live`() {
    let store = Store(
      initialState: AppState(),
      reducer: appReducer,
      environment: AppEnvironment(
        mainQueue: ImmediateQueue(),
        numberFact: { _ in Effect(error: ApiError()) }))
    store.send(.numberFactButtonTapped)
    #expect(store.state.numberFactAlert == "Could not load a number fact :(")
  }

  @Test func `subscriptions do not keep a store alive, and hear no end of it`() {
    let history = History()
    weak var weakStore: Store<String, String>?
    var subscription: (any Disposable)?
    do {
      let store = StringStore.make()
      weakStore = store
      subscription = history.follow(store.observable)
      store.send("a")
    }
    #expect(weakStore == nil)
    #expect(history.lines == ["", "a"])
    subscription?.dispose()
  }

  @Test func `a store that goes disposes its effects, in the order in which they began`() {
    let history = History()
    do {
      let store = StringStore.make { action in
        Effect.run { _ in Disposables.create { history.note("\(action) disposed") } }
      }
      for action in ["a", "b", "c"] { store.send(action) }
      #expect(store.effectsInFlight == 3)
      #expect(history.lines == [])
    }
    #expect(history.lines == ["a disposed", "b disposed", "c disposed"])
  }

  @Test func `a store that goes leaks nothing: not what its reducer, its effects and its subscriptions hold`() {
    weak var weakToken: Token?
    let left = LeakCount.after {
      let scheduler = TestScheduler(initialClock: 0)
      let token = Token()
      weakToken = token
      let store = StringStore.make { action in
        Effect.merge(
          Observable.never().do(onDispose: { _ = token }).eraseToEffect().cancellable(id: action),
          Effect(value: action).debounce(id: "wait", for: .seconds(5), scheduler: scheduler),
          Effect(value: "x").throttle(id: "window", for: .seconds(5), scheduler: scheduler, latest: true)
        ).merge(
          with: action == "x" ? .none : Effect.timer(id: "timer", every: .seconds(1), on: scheduler).map { "\($0)" })
      }
      let bag = DisposeBag()
      store.observable.subscribe(onNext: { _ in _ = token }).disposed(by: bag)
      store.send("a")
      scheduler.advance(by: .seconds(2))
      #expect(store.effectsInFlight > 0)
    }
    #expect(weakToken == nil)
    #expect(left == 0)
  }

  @Test func `a store that is ended while it tells its subscribers reduces nothing that waits`() {
    let history = History()
    let store = StringStore.make { action in
      Effect.run { _ in
        history.note("\(action) begins")
        return Disposables.create { history.note("\(action) disposed") }
      }
    }
    _ = store.observable.subscribe(onNext: { [unowned store] state in
      history.note("told \(state)")
      if state == "a" {
        store.send("b")
        store.halt()
      }
    })
    store.send("a")
    #expect(history.lines == ["told ", "a begins", "told a", "a disposed"])
  }

  @Test func `the effect of a reducer that ends its store is not begun`() {
    let history = History()
    var store: Store<String, String>?
    store = StringStore.make { action in
      store?.halt()
      return Effect.run { _ in
        history.note("\(action) begins")
        return Disposables.create { history.note("\(action) disposed") }
      }
    }
    #expect(store?.send("a") == nil)
    #expect(history.lines == [])
    #expect(store?.effectsInFlight == 0)
    #expect(store?.observable.heard == ["a"])
  }

  @Test func `a store lives as long as it is at work`() {
    let history = History()
    var store: Store<String, String>?
    store = StringStore.make { $0 == "a" ? Effect(value: "b") : .none }
    _ = store?.observable.subscribe(onNext: { state in
      history.note("told \(state)")
      if state != "" { store = nil }
    })
    store?.send("a")
    #expect(history.lines == ["told ", "told ab"])
    #expect(store == nil)
  }

  @Test func `effects in flight are counted by actions, and their actions shown`() {
    let store = StringStore.make { .merge(.timer(id: $0), .timer(id: $0 + $0)) }
    #expect(store.effectsInFlight == 0)
    store.send("a")
    store.send("b")
    #expect(store.effectsInFlight == 2)
    let history = History()
    store.visitActionsInFlight { history.note($0.assumingMemoryBound(to: String.self).pointee) }
    #expect(history.lines == ["a", "b"])
  }

  @Test func `a store that is halted does nothing more, and its effects are disposed`() {
    let history = History()
    let store = StringStore.make { action in
      Effect.run { _ in Disposables.create { history.note("\(action) disposed") } }
    }
    _ = history.follow(store.observable, "told ")
    store.send("a")
    store.halt()
    #expect(store.send("b") == nil)
    #expect(store.state == "a")
    store.halt()
    #expect(history.lines == ["told ", "told a", "a disposed"])
  }
}

/// Runs what is scheduled at once.
private struct ImmediateQueue: SchedulerType {
  var now: RxTime { .zero }

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable { action(state) }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable { action(state) }
}

extension Effect<String> {
  /// Never ends by itself.
  fileprivate static func timer(id: String) -> Effect { Observable.never().eraseToEffect().cancellable(id: id) }
}
