import Dispatch
import Observables
import Reactors
import Testing

@Suite struct ReactorTests {
  final class CounterReactor: Reactor {
    enum Action { case increase, decrease }
    let initialState = 0
    func reduce(state: Int, mutation: Action) -> Int { mutation == .increase ? state + 1 : state - 1 }
  }

  @Test("RK-01, RK-03: a reactor of a few lines; its mutation is its action")
  func counter() {
    let reactor = CounterReactor()
    let history = History()
    _ = history.follow(reactor.state)
    reactor.action.onNext(.increase)
    reactor.action.onNext(.increase)
    reactor.action.onNext(.decrease)
    #expect(history.lines == ["0", "1", "2", "1"])
    #expect(reactor.currentState == 1)
  }

  @Test("RK-03, RK-04: by default an action causes no mutation and a mutation changes nothing")
  func defaults() {
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

  @Test("RK-02: a computed initial state is read once by the streams; before, currentState reads it")
  func computedInitialState() {
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
    #expect(reactor.currentState == 200)
    reactor.action.onNext(1)
    #expect(history.lines == ["200", "201"])
    #expect(reactor.currentState == 201)
    #expect(reactor.reads == 2)
  }

  @Test("RK-02: an initial state may be made of another reactor's")
  func nestedInitialState() {
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

  @Test("RK-05, RK-06, RK-07: each transform is called once, at the first access of action or state")
  func transformsAreCalledOnce() {
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

  @Test("RK-10: the streams are created once, also when many threads come first")
  func creationFromManyThreads() {
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

  @Test("RK-05: transform(action:) filters and maps what mutate sees, not what subscribers of action see")
  func transformedActions() {
    let reactor = StringReactor()
    reactor.actions = { $0.filter { $0 != "noop" }.map { $0.uppercased() } }
    let history = History()
    _ = history.follow(reactor.action.asObservable())
    for action in ["a", "noop", "b"] { reactor.action.onNext(action) }
    #expect(reactor.currentState == "AB")
    #expect(history.lines == ["a", "noop", "b"])
  }

  @Test("RK-06, RK-18: a stream merged by transform(mutation:) changes the state without an action, at once")
  func globalState() {
    let user = BehaviorSubject(value: "x")
    let reactors = [StringReactor(), StringReactor()]
    let history = History()
    for (number, reactor) in reactors.enumerated() {
      reactor.mutations = { .merge($0, user.asObservable()) }
      _ = history.trace(reactor)
      _ = history.follow(reactor.state, "\(number) ")
    }
    user.onNext("y")
    withExtendedLifetime(reactors) { reactors[1].action.onNext("a") }
    #expect(
      history.lines == [
        "= ", "~ x", "= x", "0 x", "= ", "~ x", "= x", "1 x",
        "~ y", "= xy", "0 xy", "~ y", "= xy", "1 xy", "> a", "~ a", "= xya", "1 xya",
      ])
  }

  @Test("RK-07: transform(state:) decides what is shown; reduce goes on with its own")
  func transformedStates() {
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

  @Test("RK-07, RK-10: what transform(state:) holds back is neither current nor told to subscribers")
  func heldBackStates() {
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

  @Test("RK-10: a late subscriber begins with the last state only")
  func lateSubscriber() {
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

  @Test("RK-11: currentState is right as soon as onNext returns, and for every subscriber of the state")
  func currentState() {
    let reactor = StringReactor()
    var seen: [String] = []
    _ = reactor.state.subscribe(onNext: { [unowned reactor] state in seen.append("\(state)=\(reactor.currentState)") })
    reactor.action.onNext("a")
    #expect(reactor.currentState == "a")
    reactor.effect = { .from([$0, $0]) }
    reactor.action.onNext("b")
    #expect(reactor.currentState == "abb")
    #expect(seen == ["=", "a=a", "ab=ab", "abb=abb"])
  }

  @Test("RK-12: equal states are emitted again")
  func equalStates() {
    let reactor = StringReactor()
    let history = History()
    _ = history.follow(reactor.state)
    reactor.action.onNext("")
    reactor.action.onNext("")
    #expect(history.lines == ["", "", ""])
  }

  @Test("RK-36: reactors know nothing of each other")
  func independence() {
    let (first, second) = (StringReactor(), StringReactor())
    first.action.onNext("a")
    second.action.onNext("b")
    first.action.onNext("c")
    #expect(first.currentState == "ac")
    #expect(second.currentState == "b")
  }
}
