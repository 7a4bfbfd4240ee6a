import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct ScanTests {
  @Test func `OP-40, SM-45: the operator sends what its pictures show`() {
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

  @Test func `OP-40: scan(into:) copies what it accumulates only where somebody else holds it`() {
    struct Sum {
      final class Storage {}
      var storage = Storage()
    }
    let history = History()
    let numbers = PublishSubject<Int>()
    var held: Sum?
    let sums = numbers.scan(into: Sum()) { sum, number in
      history.note("\(number) \(isKnownUniquelyReferenced(&sum.storage))")
      sum.storage = Sum.Storage()
    }
    let subscription = sums.subscribe(onNext: { [history] sum in if history.lines.count == 3 { held = sum } })
    for number in 1...5 { numbers.onNext(number) }
    #expect(history.lines == ["1 false", "2 true", "3 true", "4 false", "5 true"])
    // The operator holds the seed.
    withExtendedLifetime((sums, held)) {}
    subscription.dispose()
  }

  #if os(Linux) || os(macOS)
    @Test func `OP-40: an accumulator of scan(into:) that sends an element to its own source traps`() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let numbers = PublishSubject<Int>()
        _ = numbers.scan(into: 0) { sum, number in
          sum += number
          numbers.onNext(1)
        }.subscribe()
        numbers.onNext(1)
      }
      let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(text.contains("the accumulator of scan(into:) runs already"))
    }
  #endif

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
