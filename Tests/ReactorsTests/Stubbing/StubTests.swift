import Observables
import Reactors
import Testing

/// A deprecated function that is called through a protocol warns nobody.
private protocol FormerNames {
  func enable(_ isEnabled: Bool, _ reactor: MyReactor) -> Bool
}

private struct FormerStubbing: FormerNames {
  @available(*, deprecated)
  func enable(_ isEnabled: Bool, _ reactor: MyReactor) -> Bool {
    reactor.stub.isEnabled = isEnabled
    return reactor.stub.isEnabled
  }
}

@Suite struct StubTests {
  @Test func `RK-24: the former name in the stub enables it, too`() {
    let names: any FormerNames = FormerStubbing()
    let reactor = MyReactor()
    #expect(names.enable(true, reactor) && reactor.isStubEnabled)
    reactor.action.onNext(.refresh)
    #expect(reactor.mutateCount == 0 && reactor.stub.actions.count == 1)
    #expect(!names.enable(false, reactor) && !reactor.isStubEnabled)
  }

  @Test func `RK-24: while the stub is enabled neither mutate nor reduce nor a transform runs`() {
    let reactor = MyReactor()
    reactor.merged = .just(.toggleBookmarked)
    #expect(!reactor.isStubEnabled)
    reactor.isStubEnabled = true
    #expect(reactor.isStubEnabled)
    let history = History()
    _ = history.follow(reactor.state.map(\.isLoading))
    reactor.action.onNext(.refresh)
    reactor.stub.state.value.isLoading = true
    _ = reactor.mutations.subscribe(onNext: { _ in history.note("mutation") })
    #expect((reactor.mutateCount, reactor.reduceCount, reactor.transformCount) == (0, 0, 0))
    #expect(history.lines == ["false", "true"])
    reactor.isStubEnabled = false
    #expect(reactor.state.map(\.isBookmarked).first == true)
    reactor.action.onNext(.toggleBookmarked)
    #expect((reactor.mutateCount, reactor.reduceCount, reactor.transformCount) == (1, 2, 1))
    #expect(history.lines == ["false", "true", "mutation", "mutation"])
  }

  @Test func `RK-24: a stream belongs to the stub or to the reactor, as it was when it was asked for, and stays so`() {
    let reactor = NamedReactor("real")
    let history = History()
    let (realAction, realState) = (reactor.action, reactor.state)
    _ = history.follow(reactor.state, "first ")
    reactor.isStubEnabled = true
    #expect(reactor.action !== realAction)
    #expect(reactor.action === reactor.stub.action)
    #expect(reactor.state === reactor.stub.state.asObservable())
    _ = history.follow(reactor.state, "second ")
    let stubAction = reactor.action
    realAction.onNext("1")
    reactor.stub.state.value = "set"
    reactor.isStubEnabled = false
    #expect(reactor.action === realAction)
    #expect(reactor.state === realState)
    stubAction.onNext("2")
    reactor.action.onNext("3")
    #expect(history.lines == ["first real", "second real", "first real 1", "second set", "first real 1 3"])
    #expect(reactor.stub.actions == ["2"])
  }

  @Test func `RK-24: a stub may be enabled again and again`() {
    let reactor = NamedReactor("real")
    reactor.isStubEnabled = false
    #expect(!reactor.isStubEnabled)
    reactor.action.onNext("1")
    for number in 0..<3 {
      reactor.isStubEnabled = true
      #expect(reactor.currentState == (number == 0 ? "real" : "stub \(number - 1)"))
      reactor.stub.state.value = "stub \(number)"
      reactor.action.onNext("\(number)")
      reactor.isStubEnabled = false
      #expect(reactor.currentState == "real 1")
    }
    #expect(reactor.stub.actions == ["0", "1", "2"])
  }

  @Test func `RK-25: the stub records every action, in the order in which they are processed`() {
    let reactor = NamedReactor("real")
    reactor.isStubEnabled = true
    #expect(reactor.stub.actions == [])
    let history = History()
    _ = reactor.action.subscribe(onNext: { if $0 == "1" { reactor.action.onNext("2") } })
    _ = history.follow(reactor.action.asObservable(), "> ")
    _ = Observable.just("0").subscribe(reactor.action)
    reactor.action.onNext("1")
    reactor.stub.action.onNext("3")
    #expect(reactor.stub.actions == ["0", "1", "2", "3"])
    #expect(history.lines == ["> 0", "> 1", "> 2", "> 3"])
  }

  @Test func `RK-26: a state that is set on the stub is current at once and sent to who listens`() {
    let reactor = NamedReactor("real")
    reactor.isStubEnabled = true
    #expect(reactor.currentState == "real")
    var seen: [String] = []
    _ = reactor.state.subscribe(onNext: { [unowned reactor] in seen.append("\($0)=\(reactor.currentState)") })
    reactor.stub.state.value = "a"
    #expect(reactor.currentState == "a")
    reactor.stub.state.accept("b")
    reactor.stub.state.value += "c"
    #expect(reactor.currentState == "bc")
    #expect(seen == ["real=real", "a=a", "b=b", "bc=bc"])
  }

  @Test func `RK-26: to touch the stub changes nothing`() {
    final class Counter: Reactor {
      typealias Action = Int
      let initialState = 0
      func reduce(state: Int, mutation: Int) -> Int { state + mutation }
    }
    let reactor = Counter()
    let history = History()
    _ = history.trace(reactor)
    _ = history.follow(reactor.state, "state ")
    reactor.action.onNext(1)
    #expect(reactor.stub.actions == [])
    #expect(reactor.currentState == 1)
    #expect(reactor.stub.state.value == 0)
    reactor.stub.state.value = 100
    reactor.stub.action.onNext(100)
    #expect(reactor.currentState == 1)
    reactor.action.onNext(1)
    #expect(reactor.currentState == 2)
    #expect(history.lines == ["= 0", "state 0", "> 1", "~ 1", "= 1", "state 1", "> 1", "~ 1", "= 2", "state 2"])
    reactor.isStubEnabled = true
    #expect(reactor.currentState == 100)
    #expect(reactor.stub.actions == [100])
  }

  @Test func `RK-26: to touch the stub of a reactor that nobody used does not create its streams`() {
    let reactor = MyReactor()
    _ = reactor.stub.state
    reactor.isStubEnabled = true
    reactor.isStubEnabled = false
    #expect(reactor.transformCount == 0)
    _ = reactor.state
    #expect(reactor.transformCount == 1)
  }

  @Test func `RK-26: a pulse of the stub's state sends what is assigned`() {
    let reactor = MyReactor()
    reactor.isStubEnabled = true
    let history = History()
    _ = history.follow(reactor.pulse(\.$alertMessage).map { $0 ?? "nil" })
    _ = history.follow(reactor.state(\.isLoading), "loading ")
    reactor.stub.state.value.alertMessage = "a"
    reactor.stub.state.value.alertMessage = "a"
    reactor.stub.state.value.isLoading = true
    #expect(history.lines == ["nil", "loading false", "a", "a", "loading true"])
  }
}

extension Observable {
  /// Returns the first element of a subscriber, if it arrives at once.
  fileprivate var first: Element? {
    var first: Element?
    subscribe(onNext: { first = first ?? $0 }).dispose()
    return first
  }
}
