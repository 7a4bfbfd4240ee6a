import Dispatch
import Observables
import Reactors
import Testing
import VirtualTime

@Suite struct ReactorTests {
  final class CounterReactor: Reactor {
    enum Action { case increase, decrease }
    let initialState = 0
    func reduce(state: Int, mutation: Action) -> Int { mutation == .increase ? state + 1 : state - 1 }
  }

  @Test func `RK-01, RK-03: a reactor needs a few lines, and its mutation may be its action`() {
    let reactor = CounterReactor()
    let history = History()
    _ = history.follow(reactor.state)
    reactor.action.onNext(.increase)
    reactor.action.onNext(.increase)
    reactor.action.onNext(.decrease)
    #expect(history.lines == ["0", "1", "2", "1"])
    #expect(reactor.currentState == 1)
  }

  @Test func `RK-03, RK-04: by default an action causes no mutation and a mutation changes nothing`() {
    final class Plain: Reactor {
      typealias Mutation = Int
      let initialState = "initial"
      func transform(mutation: Observable<Int>) -> Observable<Int> { .merge(mutation, .just(1)) }
      typealias Action = String
    }
    let reactor = Plain()
    let history = History()
    _ = history.trace(reactor)
    reactor.action.onNext("a")
    #expect(history.lines == ["= initial", "~ 1", "= initial", "> a"])
  }

  @Test(arguments: [(0, Action.increase, 1), (0, .decrease, -1), (41, .increase, 42)])
  fileprivate func `RK-04: reduce is a function of a state and a mutation`(state: Int, mutation: Action, next: Int) {
    let reactor = CounterReactor()
    #expect(reactor.reduce(state: state, mutation: mutation) == next)
    #expect(reactor.currentState == 0)
  }
  fileprivate typealias Action = CounterReactor.Action

  @Test func `RK-04: the states are what reduce makes of the mutations one after the other`() {
    let reactor = StringReactor()
    var calls: [String] = []
    reactor.willReduce = { calls.append("\($0)+\($1)") }
    reactor.effect = { .from([$0, "!"]) }
    for action in ["a", "b"] { reactor.action.onNext(action) }
    #expect(calls == ["+a", "a+!", "a!+b", "a!b+!"])
    #expect(reactor.currentState == "a!b!")
  }

  @Test func `RK-02: a computed initial state is read once, whoever asks first`() {
    final class Computed: Reactor {
      typealias Action = Int
      var reads = 0
      var initialState: Int {
        reads += 1
        return reads * 100
      }
      func reduce(state: Int, mutation: Int) -> Int { state + mutation }
    }
    let reactor = Computed()
    #expect(reactor.currentState == 100)
    let history = History()
    _ = history.follow(reactor.state)
    #expect(reactor.currentState == 100)
    reactor.action.onNext(1)
    #expect(history.lines == ["100", "101"])
    #expect(reactor.currentState == 101)
    #expect(reactor.reads == 1)
  }

  @Test func `RK-02: an initial state may be made of another reactor's`() {
    final class Parent: Reactor {
      typealias Action = String
      let child = StringReactor()
      var initialState: String {
        child.action.onNext("child")
        return child.currentState
      }
      func reduce(state: String, mutation: String) -> String { state + mutation }
    }
    let parent = Parent()
    parent.action.onNext("+")
    #expect(parent.currentState == "child+")
  }

  @Test func `RK-05, RK-06, RK-07: each transform is called once, at the first access of action or state`() {
    let reactor = StringReactor()
    #expect(reactor.currentState == "")
    #expect(reactor.effectsInFlight == 0)
    _ = reactor.trace { _ in }
    #expect(reactor.transformCalls == [])
    _ = reactor.state
    _ = reactor.action
    reactor.action.onNext("a")
    #expect(reactor.transformCalls == ["action", "mutation", "state"])
    #expect(reactor.action === reactor.action)
    #expect(reactor.state === reactor.state)
  }

  @Test func `RK-10: the streams are created once, also when many threads come first`() {
    for _ in 0..<50 {
      // Sound: the streams of a reactor may be asked for by any thread, and nothing else of it is touched meanwhile.
      nonisolated(unsafe) let reactor = StringReactor()
      DispatchQueue.concurrentPerform(iterations: 8) { number in
        if number.isMultiple(of: 2) { _ = reactor.state } else { reactor.action.onNext("a") }
      }
      #expect(reactor.transformCalls == ["action", "mutation", "state"])
      #expect(reactor.currentState == "aaaa")
    }
  }

  @Test func `RK-05: transform(action:) filters and maps what mutate sees, not what subscribers of action see`() {
    let reactor = StringReactor()
    reactor.actions = { $0.filter { $0 != "noop" }.map { $0.uppercased() } }
    let history = History()
    _ = history.follow(reactor.action.asObservable())
    for action in ["a", "noop", "b"] { reactor.action.onNext(action) }
    #expect(reactor.currentState == "AB")
    #expect(history.lines == ["a", "noop", "b"])
  }

  @Test func `RK-05: transform(action:) gets the actions one after the other, those that it causes itself included`() {
    let reactor = StringReactor()
    let history = History()
    reactor.actions = { [unowned reactor] actions in
      actions.do(onNext: { action in
        history.note("begin \(action)")
        if action == "a" { reactor.action.onNext("b") }
        history.note("end \(action)")
      })
    }
    _ = history.follow(reactor.state, "= ")
    reactor.action.onNext("a")
    #expect(history.lines == ["= ", "begin a", "end a", "= a", "begin b", "end b", "= ab"])
  }

  @Test func `RK-08: a transform is the place for debug, which tells its hook and changes nothing`() {
    let history = History()
    Hooks.withDebugHandler({ history.note($0) }) {
      let reactor = StringReactor()
      reactor.actions = { $0.debug("action") }
      for action in ["a", "b"] { reactor.action.onNext(action) }
      #expect(reactor.currentState == "ab")
      #expect(
        history.lines == ["action -> subscribed", "action -> Event next(a)", "action -> Event next(b)"])
    }
  }

  @Test
  func `RX-22: reduce is pure, and called once a mutation: reduced once more, the mutations give the same states`() {
    let reactor = StringReactor()
    var (mutations, states, reductions) = ([String](), [String](), 0)
    reactor.willReduce = { _, _ in reductions += 1 }
    reactor.states = { $0.map { $0 + "!" } }
    let trace = reactor.trace { event in
      switch event {
      case .mutation(let mutation): mutations.append(mutation)
      case .state(let state): states.append(state)
      default: break
      }
    }
    for action in ["a", "b", "a", "c"] { reactor.action.onNext(action) }
    #expect(mutations == ["a", "b", "a", "c"])
    #expect(reductions == 4)
    var state = reactor.initialState
    let again = mutations.map { mutation in
      state = reactor.reduce(state: state, mutation: mutation)
      return state + "!"
    }
    #expect(states.suffix(4) == again[...])
    trace.dispose()
  }

  @Test func `RK-07: transform(state:) decides what is shown; reduce goes on with its own`() {
    let reactor = StringReactor()
    var seen: [String] = []
    reactor.willReduce = { state, _ in seen.append(state) }
    reactor.states = { $0.map { $0 + "!" } }
    let history = History()
    _ = history.follow(reactor.state)
    reactor.action.onNext("a")
    #expect(reactor.currentState == "a!")
    reactor.action.onNext("b")
    #expect(history.lines == ["!", "a!", "ab!"])
    #expect(seen == ["", "a"])
  }

  @Test func `RK-07, RK-10: what transform(state:) holds back is neither current nor told to subscribers`() {
    let reactor = StringReactor()
    let gate = PublishSubject<Void>()
    reactor.states = { $0.sample(gate) }
    let history = History()
    _ = history.follow(reactor.state)
    reactor.action.onNext("a")
    #expect(reactor.currentState == "")
    #expect(history.lines == [])
    gate.onNext(())
    #expect(reactor.currentState == "a")
    #expect(history.lines == ["a"])
  }

  @Test func `RK-10: a late subscriber begins with the last state only`() {
    let reactor = StringReactor()
    reactor.action.onNext("a")
    reactor.action.onNext("b")
    let history = History()
    let subscription = history.follow(reactor.state)
    reactor.action.onNext("c")
    subscription.dispose()
    reactor.action.onNext("d")
    #expect(history.lines == ["ab", "abc"])
  }

  @Test func `RK-11: currentState is right as soon as onNext returns, and for every subscriber of the state`() {
    let reactor = StringReactor()
    var seen: [String] = []
    #expect(reactor.currentState == reactor.initialState)
    _ = reactor.state.subscribe(onNext: { [unowned reactor] state in seen.append("\(state)=\(reactor.currentState)") })
    reactor.action.onNext("a")
    #expect(reactor.currentState == "a")
    reactor.effect = { .from([$0, $0]) }
    reactor.action.onNext("b")
    #expect(reactor.currentState == "abb")
    #expect(seen == ["=", "a=a", "ab=ab", "abb=abb"])
  }

  @Test func `RK-11: during other work of a trampoline, an action waits for the end of that`() {
    let reactor = StringReactor()
    var seen: [String] = []
    _ = Observable.just("a").map { $0 }.subscribe(onNext: {
      reactor.action.onNext($0)
      seen.append(reactor.currentState)
    })
    #expect(seen == [""])
    #expect(reactor.currentState == "a")
  }

  @Test func `RK-12: equal states are emitted again`() {
    let reactor = StringReactor()
    let history = History()
    _ = history.follow(reactor.state)
    reactor.action.onNext("")
    reactor.action.onNext("")
    #expect(history.lines == ["", "", ""])
  }

  @Test func `RK-36: two reactors do not affect each other`() {
    let (first, second) = (StringReactor(), StringReactor())
    first.action.onNext("a")
    second.action.onNext("b")
    first.action.onNext("c")
    #expect(first.currentState == "ac")
    #expect(second.currentState == "b")
  }

  @Test func `RK-01: a reactor that is a subclass has one set of streams, whichever type accesses it`() {
    class Base: Reactor {
      typealias Action = Int
      let initialState = 0
      func mutate(action: Int) -> Observable<Int> { .just(action) }
      func reduce(state: Int, mutation: Int) -> Int { state + mutation }
    }
    class Doubling: Base {
      override func mutate(action: Int) -> Observable<Int> { .just(action * 2) }
    }
    final class Owning: Doubling, StorageOwner {
      let storage = ObjectStorage()
    }
    func send<R: Reactor>(_ action: R.Action, to reactor: R) { reactor.action.onNext(action) }
    for reactor in [Doubling(), Owning()] {
      reactor.action.onNext(1)
      send(1, to: reactor as Base)
      (reactor as? Owning)?.action.onNext(1)
      let history = History()
      _ = history.trace(reactor)
      _ = history.trace(reactor as Base)
      send(1, to: reactor)
      #expect(reactor.currentState == (reactor is Owning ? 8 : 6))
      #expect(history.lines.count == 6)
      reactor.isStubEnabled = true
      (reactor as Base).action.onNext(5)
      #expect(reactor.stub.actions == [5])
      #expect((reactor as Base).stub.action === reactor.stub.action)
    }
  }

  @Test func `RK-29: effects that are synchronous are tested by currentState`() {
    let reactor = MyReactor()
    reactor.action.onNext(.toggleBookmarked)
    #expect(reactor.currentState.isBookmarked == true)
    reactor.action.onNext(.toggleBookmarked)
    #expect(reactor.currentState.isBookmarked == false)
  }

  @Test func `RK-30: a reply that takes its time comes at its time`() {
    let scheduler = TestScheduler(initialClock: 0)
    let reactor = MyReactor()
    reactor.reply = Observable.just(()).delay(.seconds(50), scheduler: scheduler)
    let disposeBag = DisposeBag()
    scheduler.createHotObservable([.next(100, .refresh)]).subscribe(reactor.action).disposed(by: disposeBag)
    let response = scheduler.start(created: 0, subscribed: 0, disposed: 1000) { reactor.state(\.isLoading) }
    #expect(response.events == [.next(0, false), .next(100, true), .next(150, false)])
  }
}
