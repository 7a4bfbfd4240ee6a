import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct ScanTests {
  @Test func `OP-40, SM-45: what goes in and what comes out`() {
    expectPicture("scan sends each accumulation, not the seed", is: "-1-3-6-|") {
      $0.hot("-1-2-3-|") { Int($0)! }.scan(0, accumulator: +)
    }
    expectPicture("scan(into:) folds in place", is: "-x-y-|", where: ["x": "[1]", "y": "[1, 2]"]) {
      $0.hot("-1-2-|") { Int($0)! }.scan(into: [Int]()) { $0.append($1) }
    }
    expectPicture("a thrown error ends the sequence", is: "-1-#") {
      $0.hot("-1-2-|") { Int($0)! }.scan(0) { if $1 == 2 { throw TestError() } else { $0 + $1 } }
    }
  }

  @Test func `RX-30: what a state asks for comes back as an event, unless it asks for something else before`() throws {
    enum Event { case typed(String), found(String) }
    struct State: Equatable {
      var query: String?
      var result: String?
    }
    let history = History()
    let clock = VirtualClock()
    let events = PublishSubject<Event>()
    let states = events.scan(into: State()) { state, event in
      switch event {
      case .typed(let text): state = State(query: text)
      case .found(let result): state = State(result: result)
      }
    }.share(replay: 1)
    let bag = DisposeBag()
    states.map { $0.query.map { "asks \($0)" } ?? "has \($0.result ?? "")" }
      .subscribe(onNext: { history.note($0) }).disposed(by: bag)
    states.map(\.query).distinctUntilChanged()
      .flatMapLatest { query -> Observable<Event> in
        guard let query else { return .empty() }
        return Observable.just(.found(query.uppercased())).delay(.milliseconds(100), scheduler: clock)
          .do(onDispose: { history.note("end of \(query)") })
      }
      .bind(to: events).disposed(by: bag)
    try clock.whilePlaying {
      events.onNext(.typed("a"))
      try clock.advance(by: .milliseconds(50))
      events.onNext(.typed("b"))
      try clock.advance(by: .milliseconds(150))
    }
    #expect(history.lines == ["asks a", "asks b", "end of a", "has B", "end of b"])
  }
}
