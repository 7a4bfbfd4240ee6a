import Observables
import Reactors
import Testing
import VirtualTime

/// The pipeline reduces what an effect has ready without subscribing to it; nobody may be able to tell.
@Suite struct PipelineStagesTests {
  /// Plays a script: actions, and time between them; subscribers and `reduce` that send more and, where it is merged, push
  /// into a subject or end it.
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

  @Test("RK-14: the steps behind a mutation that ends the reactor are those that a subscription takes")
  func stepsAfterTheEnd() throws {
    let script = ReactorScript(.mapped(.concat([.just(1), .just(4), .just(2)]), 0), transforms: 2)
    let fused = try play(script, .none)
    #expect(fused.contains { $0.hasPrefix("terminated") })
    for wrapping in Wrapping.allCases { #expect(try play(script, wrapping) == fused, "\(wrapping)") }
  }

  @Test("RK-16: what is ready gives the same trace, states and order as the same effect behind a subscription")
  func sameTrace() throws {
    var lines = 0
    for seed in 0..<600 {
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
    #expect(lines > 20_000)
  }
}
