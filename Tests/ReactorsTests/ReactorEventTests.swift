import Observables
import Reactors
import Testing

@Suite struct ReactorEventTests {
  @Test func `RK-13: an error of mutate ends that action's mutations only; what came before stays`() {
    let reactor = StringReactor()
    reactor.effect = { $0 == "bad" ? .concat(.just("a"), .error(Failure(name: "500"))) : .just($0) }
    let history = History()
    _ = history.trace(reactor)
    _ = history.follow(reactor.state, "state ")
    reactor.action.onNext("bad")
    reactor.action.onNext("b")
    #expect(
      history.lines == [
        "= ", "state ", "> bad", "~ a", "= a", "state a", "! bad: Failure(name: \"500\")",
        "> b", "~ b", "= ab", "state ab",
      ])
    #expect(reactor.effectsInFlight == 0)
  }

  @Test func `RK-14: an error of transform(mutation:) completes the states, and actions change nothing any more`() {
    let reactor = StringReactor()
    let merged = PublishSubject<String>()
    reactor.mutations = { .merge($0, merged.asObservable()) }
    let history = History()
    _ = history.trace(reactor)
    _ = history.follow(reactor.state, "state ")
    reactor.action.onNext("a")
    merged.onError(Failure(name: "lost"))
    reactor.action.onNext("b")
    #expect(
      history.lines == [
        "= ", "state ", "> a", "~ a", "= a", "state a", "terminated Failure(name: \"lost\")", "state |", "> b",
      ])
    #expect(reactor.currentState == "a")
    let late = History()
    _ = late.follow(reactor.state)
    #expect(late.lines == ["a", "|"])
  }

  @Test(arguments: [true, false])
  func `RK-14: an error or completion of transform(state:) terminates`(fails: Bool) {
    let reactor = StringReactor()
    reactor.states = { states in
      let end: Observable<String> = fails ? .error(Failure(name: "state")) : .empty()
      return states.flatMap { $0 == "ab" ? .error(Failure(name: "state")) : Observable.just($0) }
        .catch { _ in end }
    }
    let history = History()
    _ = history.trace(reactor)
    for action in ["a", "b", "c"] { reactor.action.onNext(action) }
    #expect(
      history.lines == [
        "= ", "> a", "~ a", "= a", "> b", "~ b", fails ? "terminated Failure(name: \"state\")" : "terminated nil",
        "> c",
      ])
    #expect(reactor.currentState == "a")
  }

  @Test func `RK-14: an error of transform(action:) is an error of the mutations, which their transform may handle`() {
    let reactor = StringReactor()
    reactor.actions = { $0.map { if $0 == "bad" { throw Failure(name: "bad") } else { $0 } } }
    let history = History()
    _ = history.trace(reactor)
    for action in ["a", "bad", "b"] { reactor.action.onNext(action) }
    #expect(history.lines == ["= ", "> a", "~ a", "= a", "> bad", "terminated Failure(name: \"bad\")", "> b"])

    let handling = StringReactor()
    handling.actions = reactor.actions
    handling.mutations = { $0.catchAndReturn("x") }
    let handled = History()
    _ = handled.trace(handling)
    for action in ["a", "bad", "b"] { handling.action.onNext(action) }
    #expect(handled.lines == ["= ", "> a", "~ a", "= a", "> bad", "~ x", "= ax", "terminated nil", "> b"])
  }

  @Test func `RK-15: the completion of a merged stream is harmless`() {
    let reactor = StringReactor()
    let merged = PublishSubject<String>()
    reactor.mutations = { .merge($0, merged.asObservable()) }
    reactor.action.onNext("a")
    merged.onNext("x")
    merged.onCompleted()
    reactor.action.onNext("b")
    #expect(reactor.currentState == "axb")
  }

  @Test func `RK-14: the completion of the mutations terminates without an error`() {
    let reactor = StringReactor()
    reactor.mutations = { $0.take(1) }
    let history = History()
    _ = history.trace(reactor)
    _ = history.follow(reactor.state, "state ")
    reactor.action.onNext("a")
    reactor.action.onNext("b")
    #expect(history.lines == ["= ", "state ", "> a", "~ a", "= a", "state a", "terminated nil", "state |", "> b"])
  }

  @Test func `RK-05: when transform(action:) completes, the reactor ends with its last effect`() {
    let reactor = StringReactor()
    let reply = PublishSubject<String>()
    reactor.actions = { $0.take(1) }
    reactor.effect = { _ in reply.asObservable() }
    let history = History()
    _ = history.trace(reactor)
    reactor.action.onNext("a")
    reactor.action.onNext("b")
    reply.onNext("x")
    reply.onCompleted()
    #expect(history.lines == ["= ", "> a", "> b", "~ x", "= x", "terminated nil"])
  }

  @Test(arguments: [true, false])
  func `RK-13: an effect that goes on after it terminated the reactor is not heard`(isFused: Bool) {
    let reactor = StringReactor()
    let merged = PublishSubject<String>()
    reactor.mutations = { .merge($0, merged.asObservable()) }
    reactor.effect = { _ in
      if isFused { return .concat(.just("a"), .just("b")) }
      return .create { observer in
        for mutation in ["a", "b"] { observer.onNext(mutation) }
        observer.onError(Failure(name: "late"))
        return Disposables.create()
      }
    }
    let history = History()
    _ = history.trace(reactor)
    _ = reactor.state.subscribe(onNext: { if $0 == "a" { merged.onError(Failure(name: "lost")) } })
    reactor.action.onNext("go")
    #expect(history.lines == ["= ", "> go", "~ a", "= a", "terminated Failure(name: \"lost\")"])
    #expect(reactor.effectsInFlight == 0)
  }
}
