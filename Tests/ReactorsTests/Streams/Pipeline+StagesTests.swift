import Observables
import Reactors
import Testing
import VirtualTime

@Suite struct PipelineStagesTests {
  /// Plays a script: actions, and time between them; subscribers and `reduce` that send more and, where it is merged,
  /// push into a subject or end it.
  private func play(_ script: ReactorScript, _ wrapping: Wrapping) throws -> [String] {
    let clock = VirtualClock()
    let reactor = ScriptReactor(script, wrapping, clock)
    let history = History()
    var left = 6
    func answer(_ mutation: Int) {
      if left == 0 { return }
      left -= 1
      switch mutation % 10 {
      case 0, 1, 2: reactor.action.onNext(mutation)
      case 3: reactor.merged.onNext(mutation + 1)
      case 4: reactor.merged.onError(Failure(name: "merged"))
      default: break
      }
    }
    reactor.willMap = { history.note("maps \($0)") }
    reactor.willReduce = { if script.reduceAnswers && $0.isMultiple(of: 3) { answer($0) } }
    _ = reactor.trace { [unowned reactor] event in
      history.note("\(History.line(event)) in flight: \(reactor.effectsInFlight)")
    }
    _ = reactor.state.subscribe { [unowned reactor] event in
      guard let last = event.element?.last(where: { $0 >= 0 }) else { return history.note("first \(event)") }
      history.note("first \(last) in flight: \(reactor.effectsInFlight)")
      answer(last)
    }
    _ = history.follow(reactor.state, "second ")
    _ = history.follow(reactor.action.asObservable(), "action ")
    for (action, pause) in script.pauses.enumerated() {
      reactor.action.onNext(action)
      try clock.advance(by: .milliseconds(pause))
      history.note("at \(clock.now)")
    }
    try clock.runUntilIdle(within: .seconds(1))
    history.note("\(reactor.currentState) in flight: \(reactor.effectsInFlight)")
    reactor.willReduce = { _ in }
    return history.lines
  }

  @Test func `RK-14: after a mutation that ends the reactor, a ready effect goes on like a subscribed one`() throws {
    let script = ReactorScript(.mapped(.concat([.just(1), .just(4), .just(2)]), 0), transforms: 2)
    let fused = try play(script, .none)
    #expect(fused.contains { $0.hasPrefix("terminated") })
    for wrapping in Wrapping.allCases { #expect(try play(script, wrapping) == fused, "\(wrapping)") }
  }

  @Test
  func `RK-16: what is ready gives the same trace, states and order as the same effect behind a subscription`() throws {
    var lines = 0
    for seed in 0..<200 {
      let script = ReactorScript(seed: UInt64(seed))
      let fused = try play(script, .none)
      lines += fused.count
      for wrapping in Wrapping.allCases where wrapping != .none {
        let general = try play(script, wrapping)
        if fused == general { continue }
        let place = zip(fused, general).prefix { $0 == $1 }.count
        Issue.record(
          """
          seed \(seed), line \(place) of the trace
          fused:      \(fused.dropFirst(place).first ?? "the end")
          \(wrapping): \(general.dropFirst(place).first ?? "the end")
          \(script)
          before:
          \(fused.prefix(place).joined(separator: "\n"))
          """)
        return
      }
    }
    #expect(lines > 7_000)
  }
}

@Suite struct TurnTests {
  /// Two subscribers of the state, the first of which sends `f` when it sees `trigger`.
  private func followTwice(_ reactor: StringReactor, sendingAt trigger: String) -> (History, History) {
    let histories = (History(), History())
    _ = reactor.state.subscribe(onNext: { [unowned reactor] state in
      histories.0.note(state)
      if state == trigger { reactor.action.onNext("f") }
    })
    _ = histories.1.follow(reactor.state)
    return histories
  }

  @Test func `RK-16: an action sent by a subscriber waits for the emission: from([a, b]) and f give a, f, b`() {
    let reactor = StringReactor()
    reactor.effect = { $0 == "go" ? .from(["a", "b"]) : .just($0) }
    let histories = followTwice(reactor, sendingAt: "a")
    reactor.action.onNext("go")
    #expect(histories.0.lines == ["", "a", "af", "afb"])
    #expect(histories.1.lines == ["", "a", "af", "afb"])
  }

  @Test func `RK-16: the elements of a concat of justs take one turn: f comes after both`() {
    let reactor = StringReactor()
    reactor.effect = { $0 == "go" ? .concat(.just("a"), .just("b")) : .just($0) }
    let histories = followTwice(reactor, sendingAt: "a")
    reactor.action.onNext("go")
    #expect(histories.0.lines == ["", "a", "ab", "abf"])
    #expect(histories.1.lines == ["", "a", "ab", "abf"])
  }

  @Test func `RK-16: an action sent by a subscriber of an asynchronous emission waits for it too`() throws {
    let clock = VirtualClock()
    let reactor = StringReactor()
    reactor.effect = { $0 == "f" ? .just("f") : .just($0).delay(.milliseconds(10), scheduler: clock) }
    let histories = followTwice(reactor, sendingAt: "a")
    reactor.action.onNext("a")
    try clock.advance(by: .milliseconds(10))
    #expect(histories.0.lines == ["", "a", "af"])
    #expect(histories.1.lines == ["", "a", "af"])
  }

  @Test func `RK-16: an action sent from reduce waits for the emission`() {
    let reactor = StringReactor()
    reactor.effect = { $0 == "go" ? .from(["a", "b"]) : .just($0) }
    reactor.willReduce = { [unowned reactor] _, mutation in if mutation == "a" { reactor.action.onNext("f") } }
    let histories = followTwice(reactor, sendingAt: "never")
    reactor.action.onNext("go")
    #expect(histories.0.lines == ["", "a", "af", "afb"])
    #expect(histories.1.lines == ["", "a", "af", "afb"])
  }

  @Test func `RK-16: an action sent from reduce waits for an asynchronous emission too`() throws {
    let clock = VirtualClock()
    let reactor = StringReactor()
    reactor.effect = { action in
      action == "f" ? .just("f") : Observable.from(["a", "b"]).delay(.milliseconds(10), scheduler: clock)
    }
    reactor.willReduce = { [unowned reactor] _, mutation in if mutation == "a" { reactor.action.onNext("f") } }
    let histories = followTwice(reactor, sendingAt: "afb")
    reactor.action.onNext("go")
    try clock.advance(by: .milliseconds(10))
    #expect(histories.0.lines == ["", "a", "af", "afb", "afbf"])
    #expect(histories.1.lines == histories.0.lines)
  }

  @Test func `RK-16: an action sent from mutate comes after the effect that is there at once`() {
    let reactor = StringReactor()
    reactor.effect = { [unowned reactor] action in
      if action == "go" { reactor.action.onNext("f") }
      return .just(action)
    }
    let histories = followTwice(reactor, sendingAt: "go")
    reactor.action.onNext("go")
    #expect(histories.0.lines == ["", "go", "gof", "goff"])
    #expect(histories.1.lines == histories.0.lines)
  }

  @Test func `RK-16: subscribers that answer one another see one order, and so do those who came between`() {
    let reactor = StringReactor()
    let history = History()
    _ = reactor.state.subscribe(onNext: { [unowned reactor] state in
      history.note("1 \(state)")
      if state == "a" { reactor.action.onNext("x") }
    })
    _ = reactor.state.subscribe(onNext: { [unowned reactor] state in
      history.note("2 \(state)")
      if state == "a" { reactor.action.onNext("y") }
    })
    _ = history.follow(reactor.state, "3 ")
    reactor.action.onNext("a")
    let states = ["", "a", "ax", "axy"]
    #expect(
      history.lines == states.flatMap { state in (1...3).map { "\($0) \(state)" } }.sorted { order($0) < order($1) })
    for number in 1...3 {
      #expect(history.lines.filter { $0.hasPrefix("\(number)") } == states.map { "\(number) \($0)" })
    }

    /// The first states come at subscription.
    func order(_ line: String) -> Int {
      (states.firstIndex(of: String(line.dropFirst(2))) ?? 0) * 10 + Int(line.prefix(1))!
    }
  }

  @Test func `RK-16: an action sent by the first to hear the first state waits until all is connected`() {
    let reactor = StringReactor()
    let history = History()
    _ = reactor.trace { [unowned reactor] event in
      history.note(History.line(event))
      if case .state("") = event { reactor.action.onNext("f") }
    }
    _ = history.follow(reactor.state, "state ")
    #expect(history.lines == ["= ", "> f", "~ f", "= f", "state f"])
  }

  @Test func `RK-16: an action sent while a subscriber hears the past waits until it has`() {
    let reactor = StringReactor()
    let before = History()
    _ = before.follow(reactor.state)
    let histories = followTwice(reactor, sendingAt: "")
    #expect(before.lines == ["", "f"])
    #expect(histories.0.lines == ["", "f"])
    #expect(histories.1.lines == ["f"])
  }

  @Test
  func `RK-16: a mutation merged from outside, pushed by a subscriber, is reduced after every subscriber heard`() {
    let reactor = StringReactor()
    let merged = PublishSubject<String>()
    reactor.mutations = { .merge($0, merged.asObservable()) }
    reactor.effect = { $0 == "go" ? .concat(.just("a"), .just("b")) : .just($0) }
    let histories = (History(), History())
    _ = reactor.state.subscribe(onNext: { state in
      histories.0.note(state)
      if state == "a" { for mutation in ["x", "y"] { merged.onNext(mutation) } }
    })
    _ = histories.1.follow(reactor.state)
    reactor.action.onNext("go")
    #expect(histories.0.lines == ["", "a", "ax", "axy", "axyb"])
    #expect(histories.1.lines == histories.0.lines)
  }

  @Test
  func `RK-16: a state merged by transform(state:), pushed by a subscriber, is shown after every subscriber heard`() {
    let reactor = StringReactor()
    let merged = PublishSubject<String>()
    reactor.states = { .merge($0, merged.asObservable()) }
    let histories = (History(), History())
    _ = reactor.state.subscribe(onNext: { state in
      histories.0.note(state)
      if state == "a" || state == "x" { merged.onNext(state == "a" ? "x" : "y") }
    })
    _ = histories.1.follow(reactor.state)
    reactor.action.onNext("a")
    merged.onNext("x")
    #expect(histories.0.lines == ["", "a", "x", "y", "x", "y"])
    #expect(histories.1.lines == histories.0.lines)
    #expect(reactor.currentState == "y")
  }
}
