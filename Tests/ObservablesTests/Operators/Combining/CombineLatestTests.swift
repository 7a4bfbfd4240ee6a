import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct CombineLatestTests {
  private let names = ["p": "1x", "q": "2x", "r": "2y"]

  @Test("OP-04: combineLatest combines the latest elements whenever one comes")
  func picture() {
    let play = MarblePlay()
    let sources = [play.hot("-1---2----|"), play.hot("---x---y-|")]
    let out = Observable.combineLatest(sources) { $0.joined() }
    #expect(play.difference(of: out, from: "---p-q-r--|", where: names) == nil)
  }

  @Test("OP-04: two sources, with a selector and as tuples")
  func two() {
    let play = MarblePlay()
    let out = Observable.combineLatest(play.hot("-1---2----|"), play.hot("---x---y-|")) { $0 + $1 }
    #expect(play.difference(of: out, from: "---p-q-r--|", where: names) == nil)
    let tuples = Observable.combineLatest(Observable.of(1, 2), Observable.of("a", "b")).map { "\($0)" }
    var elements: [String] = []
    _ = tuples.subscribe(onNext: { elements.append($0) })
    #expect(elements == ["(1, \"a\")", "(2, \"a\")", "(2, \"b\")"])
  }

  @Test("OP-04: combineLatest combines three to eight sources in their order")
  func arities() {
    func source(_ number: Int) -> Observable<Int> { .just(number) }
    var results: [[Int]] = []
    let note: ([Int]) -> Void = { results.append($0) }
    _ = Observable.combineLatest(source(1), source(2), source(3)) { [$0, $1, $2] }.subscribe(onNext: note)
    _ = Observable.combineLatest(source(1), source(2), source(3), source(4)) { [$0, $1, $2, $3] }
      .subscribe(onNext: note)
    _ = Observable.combineLatest(source(1), source(2), source(3), source(4), source(5)) { [$0, $1, $2, $3, $4] }
      .subscribe(onNext: note)
    _ = Observable.combineLatest(source(1), source(2), source(3), source(4), source(5), source(6)) {
      [$0, $1, $2, $3, $4, $5]
    }.subscribe(onNext: note)
    _ = Observable.combineLatest(source(1), source(2), source(3), source(4), source(5), source(6), source(7)) {
      [$0, $1, $2, $3, $4, $5, $6]
    }.subscribe(onNext: note)
    _ = Observable.combineLatest(
      source(1), source(2), source(3), source(4), source(5), source(6), source(7), source(8)
    ) { [$0, $1, $2, $3, $4, $5, $6, $7] }.subscribe(onNext: note)
    #expect(results == (3...8).map { Array(1...$0) })
  }

  @Test("OP-04: three to eight sources as tuples")
  func tuples() {
    func source(_ number: Int) -> Observable<Int> { .just(number) }
    let (one, two, three, four) = (source(1), source(2), source(3), source(4))
    let (five, six, seven, eight) = (source(5), source(6), source(7), source(8))
    let texts = [
      Observable.combineLatest(one, two, three).map { "\($0)" },
      Observable.combineLatest(one, two, three, four).map { "\($0)" },
      Observable.combineLatest(one, two, three, four, five).map { "\($0)" },
      Observable.combineLatest(one, two, three, four, five, six).map { "\($0)" },
      Observable.combineLatest(one, two, three, four, five, six, seven).map { "\($0)" },
      Observable.combineLatest(one, two, three, four, five, six, seven, eight).map { "\($0)" },
    ]
    #expect(
      texts.map(\.heard)
        == (3...8).map { count in
          ["(\((1...count).map { "\($0)" }.joined(separator: ", ")))", "completed"]
        })
  }

  @Test("OP-04: a source that completes empty ends it at the element that shows that nothing can come")
  func emptySource() {
    let play = MarblePlay()
    let two = Observable.combineLatest(play.hot("--|"), play.hot("----a---b-|")) { $0 + $1 }
    #expect(play.difference(of: two, from: "----|") == nil)
    let again = MarblePlay()
    let collection = Observable.combineLatest([again.hot("--|"), again.hot("----a---b-|")]) { $0.joined() }
    #expect(again.difference(of: collection, from: "----|") == nil)
  }

  @Test("OP-04: the first error ends it and disposes the others")
  func error() {
    let play = MarblePlay()
    let survivor = play.hot("-a-----b")
    let out = Observable.combineLatest(survivor, play.hot("---#")) { $0 + $1 }
    #expect(play.difference(of: out, from: "---#") == nil)
    #expect(survivor.subscriptions == [Subscription(0, 30)])
  }

  @Test("OP-04: an error that the selector throws ends it")
  func selectorThrows() {
    let play = MarblePlay()
    let out = Observable.combineLatest(play.hot("-a"), play.hot("--b")) { _, _ throws -> Int in throw MarbleError() }
    #expect(play.difference(of: out, from: "--#") == nil)
  }

  @Test("OP-04: without sources it sends nothing's combination and completes")
  func noSources() {
    let play = MarblePlay()
    let out = Observable.combineLatest([Observable<Int>]())
    #expect(play.difference(of: out, from: "[x|]", where: ["x": "[]"]) == nil)
  }

  @Test("SM-30: an empty source ends it only at the element that shows that nothing can come")
  func emptySourceTimes() {
    func events(_ make: (Observable<Int>, Observable<Int>) -> Observable<[Int]>) -> [Recorded<Event<[Int]>>] {
      let scheduler = TestScheduler(initialClock: 0)
      let empty = scheduler.createHotObservable([Recorded<Event<Int>>.completed(210)])
      let other = scheduler.createHotObservable([.next(215, 2), .completed(220)])
      let combined = make(empty.asObservable(), other.asObservable())
      return scheduler.start { combined }.events
    }
    #expect(events { Observable.combineLatest($0, $1) { [$0, $1] } } == [.completed(215)])
    #expect(events { Observable.combineLatest($1, $0) { [$0, $1] } } == [.completed(215)])
    #expect(events { Observable.combineLatest([$0, $1]) } == [.completed(215)])
    #expect(events { Observable.combineLatest([$1, $0]) } == [.completed(215)])
  }

  @Test("SM-30: without any element it ends with the last of its sources")
  func nothing() {
    let scheduler = TestScheduler(initialClock: 0)
    let first = scheduler.createHotObservable([Recorded<Event<Int>>.completed(210)])
    let second = scheduler.createHotObservable([Recorded<Event<Int>>.completed(230)])
    let result = scheduler.start { Observable.combineLatest(first, second) { $0 + $1 } }
    #expect(result.events == [.completed(230)])
  }

  @Test("SM-30: one of a fixed number of sources is disposed before its end is sent, one of a collection after it")
  func disposalAtTheEnd() {
    func events(
      _ combine: (Observable<Int>, Observable<Int>) -> Observable<[Int]>, _ end: (PublishSubject<Int>) -> Void
    ) -> [String] {
      let history = History()
      let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
      let combined = combine(
        first.do(onDispose: { history.note("first disposed") }),
        second.do(onDispose: { history.note("second disposed") }))
      _ = combined.write(to: history)
      first.onCompleted()
      end(second)
      return history.lines
    }
    func fixed(_ first: Observable<Int>, _ second: Observable<Int>) -> Observable<[Int]> {
      .combineLatest(first, second) { [$0, $1] }
    }
    func collection(_ first: Observable<Int>, _ second: Observable<Int>) -> Observable<[Int]> {
      .combineLatest([first, second]) { $0 }
    }
    #expect(
      events(fixed) { $0.onCompleted() } == ["first disposed", "second disposed", "completed", "disposed"])
    #expect(
      events(fixed) { $0.onError(TestError()) } == ["first disposed", "second disposed", "error broken", "disposed"])
    #expect(
      events(collection) { $0.onCompleted() } == ["first disposed", "completed", "disposed", "second disposed"])
    #expect(
      events(collection) { $0.onError(TestError()) } == [
        "first disposed", "error broken", "disposed", "second disposed",
      ])
  }
}
