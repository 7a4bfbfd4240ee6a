import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct ZipTests {
  private let names = ["p": "1x", "q": "2y"]

  @Test("OP-57: zip combines the elements of equal index")
  func picture() {
    let play = MarblePlay()
    let out = Observable.zip([play.hot("-1-2-----3-|"), play.hot("---x---y----|")]) { $0.joined() }
    #expect(play.difference(of: out, from: "---p---q----|", where: names) == nil)
  }

  @Test("OP-57: two sources complete when both have")
  func two() {
    let play = MarblePlay()
    let out = Observable.zip(play.hot("-1-2|"), play.hot("---x---y-z----|")) { $0 + $1 }
    #expect(play.difference(of: out, from: "---p---q------|", where: names) == nil)
  }

  @Test("OP-57: a collection completes at the element that has no partner any more")
  func collectionEndsEarly() {
    let play = MarblePlay()
    let out = Observable.zip([play.hot("-1-2|"), play.hot("---x---y-z----|")]) { $0.joined() }
    #expect(play.difference(of: out, from: "---p---q-|", where: names) == nil)
  }

  @Test("OP-57: elements wait for their partners also after the completion of their source")
  func pairsAfterCompletion() {
    let play = MarblePlay()
    let out = Observable.zip(play.hot("1|"), play.hot("-----x|")) { $0 + $1 }
    #expect(play.difference(of: out, from: "-----p|", where: names) == nil)
  }

  @Test("OP-57: three to eight sources and tuples")
  func arities() {
    func source(_ number: Int) -> Observable<Int> { .of(number, -number) }
    var results: [[Int]] = []
    let note: ([Int]) -> Void = { results.append($0) }
    _ = Observable.zip(source(1), source(2), source(3)) { [$0, $1, $2] }.take(1).subscribe(onNext: note)
    _ = Observable.zip(source(1), source(2), source(3), source(4)) { [$0, $1, $2, $3] }
      .take(1).subscribe(onNext: note)
    _ = Observable.zip(source(1), source(2), source(3), source(4), source(5)) { [$0, $1, $2, $3, $4] }
      .take(1).subscribe(onNext: note)
    _ = Observable.zip(source(1), source(2), source(3), source(4), source(5), source(6)) {
      [$0, $1, $2, $3, $4, $5]
    }.take(1).subscribe(onNext: note)
    _ = Observable.zip(source(1), source(2), source(3), source(4), source(5), source(6), source(7)) {
      [$0, $1, $2, $3, $4, $5, $6]
    }.take(1).subscribe(onNext: note)
    _ = Observable.zip(source(1), source(2), source(3), source(4), source(5), source(6), source(7), source(8)) {
      [$0, $1, $2, $3, $4, $5, $6, $7]
    }.take(1).subscribe(onNext: note)
    #expect(results == (3...8).map { Array(1...$0) })
    var tuples: [String] = []
    _ = Observable.zip(Observable.of(1, 2), Observable.of("a", "b", "c")).subscribe(onNext: { tuples.append("\($0)") })
    #expect(tuples == ["(1, \"a\")", "(2, \"b\")"])
  }

  @Test("OP-57: three to eight sources as tuples")
  func tuples() {
    func source(_ number: Int) -> Observable<Int> { .just(number) }
    let (one, two, three, four) = (source(1), source(2), source(3), source(4))
    let (five, six, seven, eight) = (source(5), source(6), source(7), source(8))
    let texts = [
      Observable.zip(one, two, three).map { "\($0)" },
      Observable.zip(one, two, three, four).map { "\($0)" },
      Observable.zip(one, two, three, four, five).map { "\($0)" },
      Observable.zip(one, two, three, four, five, six).map { "\($0)" },
      Observable.zip(one, two, three, four, five, six, seven).map { "\($0)" },
      Observable.zip(one, two, three, four, five, six, seven, eight).map { "\($0)" },
    ]
    #expect(
      texts.map(\.heard)
        == (3...8).map { count in
          ["(\((1...count).map { "\($0)" }.joined(separator: ", ")))", "completed"]
        })
  }

  @Test("OP-57: the first error ends it, a thrown one too")
  func error() {
    let play = MarblePlay()
    let survivor = play.hot("-a---b")
    #expect(play.difference(of: Observable.zip(survivor, play.hot("---#")) { $0 + $1 }, from: "---#") == nil)
    #expect(survivor.subscriptions == [Subscription(0, 30)])
    let again = MarblePlay()
    let throwing = Observable.zip(again.hot("-a"), again.hot("--b")) { _, _ throws -> Int in throw MarbleError() }
    #expect(again.difference(of: throwing, from: "--#") == nil)
  }

  @Test("OP-57: without sources it completes at once")
  func noSources() {
    let play = MarblePlay()
    #expect(play.difference(of: Observable.zip([Observable<Int>]()), from: "|") == nil)
  }

  @Test("SM-29: a fixed number of sources completes when all have, a collection at the element without a partner")
  func completionTimes() {
    func events(_ make: (Observable<Int>, Observable<Int>) -> Observable<[Int]>) -> [Recorded<Event<[Int]>>] {
      let scheduler = TestScheduler(initialClock: 0)
      let first = scheduler.createHotObservable([.next(210, 1), .completed(230)])
      let second = scheduler.createHotObservable([.next(220, 2), .next(240, 3), .next(245, 4), .completed(260)])
      let zipped = make(first.asObservable(), second.asObservable())
      return scheduler.start { zipped }.events
    }
    #expect(events { Observable.zip($0, $1) { [$0, $1] } } == [.next(220, [1, 2]), .completed(260)])
    #expect(events { Observable.zip([$0, $1]) } == [.next(220, [1, 2]), .completed(240)])
  }

  @Test("SM-29: an empty collection completes at once")
  func emptyCollection() {
    #expect(Observable<[Int]>.zip([Observable<Int>]()) { $0 }.heard == ["completed"])
  }

  @Test("SM-29: one of a fixed number of sources is disposed before its end is sent, one of a collection after it")
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
      .zip(first, second) { [$0, $1] }
    }
    func collection(_ first: Observable<Int>, _ second: Observable<Int>) -> Observable<[Int]> {
      .zip([first, second]) { $0 }
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
