import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct FlatMapTests {
  @Test func `OP-21, OP-06, SM-27: the operator sends what its pictures show`() {
    expectPicture("flatMap sends the elements of all inner sequences", is: "-aa--bb--|") { play in
      play.hot("-a---b---|").flatMap { letter in play.cold("xx|").map { _ in letter } }
    }
    expectPicture("concatMap takes one inner sequence after the other", is: "-a--ab--b--|") { play in
      play.hot("-a-b-------|").concatMap { letter in play.cold("x--x|").map { _ in letter } }
    }
    expectPicture("merge(maxConcurrent:) runs as many as allowed", is: "--[ab]--c|") { play in
      play.hot("[abc]-----|").map { letter in play.cold("--x|").map { _ in letter } }.merge(maxConcurrent: 2)
    }
  }

  @Test func `OP-21: synchronous inner sequences are sent one after the other`() {
    #expect(
      Observable.of(1, 2, 3).flatMap { Observable.of($0 * 10, $0 * 10 + 1) }.heard == [
        "10", "11", "20", "21", "30", "31", "completed",
      ])
  }

  @Test func `SM-26: the outer completion disposes the outer subscription and waits for inner sequences`() {
    let play = MarblePlay()
    let source = play.hot("-a-|")
    let out = source.flatMap { _ in play.cold("--x--y|") }
    #expect(play.difference(of: out, from: "---x--y|") == nil)
    #expect(source.subscriptions == [Subscription(0, 30)])
  }

  @Test func `SM-26: an inner error ends all`() {
    let play = MarblePlay()
    let source = play.hot("-a-b-----|")
    let out = source.flatMap { $0 == "a" ? play.cold("x--x--x|") : play.cold("-#") }
    #expect(play.difference(of: out, from: "-x--[x#]") == nil)
    #expect(source.subscriptions == [Subscription(0, 40)])
  }

  @Test func `a fused just keeps the order of a subscribed one`() {
    let history = History()
    let subject = PublishSubject<Int>()
    let subscription = subject.flatMap { Observable.just($0) }.subscribe(onNext: { value in
      history.note("in \(value)")
      if value == 1 { subject.onNext(2) }
      history.note("out \(value)")
    })
    subject.onNext(1)
    subscription.dispose()
    subject.onNext(3)
    #expect(history.lines == ["in 1", "in 2", "out 2", "out 1"])
  }

  @Test func `OP-06: concatMap sends synchronous inner sequences one after the other`() {
    #expect(
      Observable.of(1, 2).concatMap { Observable.of($0 * 10, $0 * 10 + 1) }.heard == [
        "10", "11", "20", "21", "completed",
      ])
  }

  @Test func `SM-26: an inner sequence that has ended, even at once, does not hold up the completion`() {
    let outer = PublishSubject<Observable<Int>>()
    let inner = PublishSubject<Int>()
    let history = History()
    let subscription = outer.merge().write(to: history)
    outer.onNext(.empty())
    outer.onNext(inner)
    outer.onCompleted()
    #expect(!outer.hasObservers)
    #expect(history.lines == [])
    inner.onNext(1)
    inner.onCompleted()
    subscription.dispose()
    #expect(history.lines == ["1", "completed", "disposed"])
    #expect(!inner.hasObservers)
  }

  @Test(arguments: 0...2)
  func `SM-26: an error of the outer, of an inner sequence or of the selector ends all`(origin: Int) {
    let outer = PublishSubject<Int>()
    let inners = (0..<2).map { _ in PublishSubject<Int>() }
    let history = History()
    let subscription = outer.flatMap { element throws -> Observable<Int> in
      if element == 2 { throw TestError() }
      return inners[element]
    }.write(to: history)
    outer.onNext(0)
    outer.onNext(1)
    switch origin {
    case 0: outer.onError(TestError())
    case 1: inners[1].onError(TestError())
    default: outer.onNext(2)
    }
    #expect(history.lines == ["error broken", "disposed"])
    #expect(!outer.hasObservers && !inners[0].hasObservers && !inners[1].hasObservers)
    subscription.dispose()
  }

  @Test func `SM-26: an inner sequence that is there and fails ends all`() {
    let outer = PublishSubject<Int>()
    let history = History()
    let subscription = outer.flatMap { element in
      Observable.just(element).map { if $0 == 2 { throw TestError() } else { $0 } }
    }.write(to: history)
    Trampoline.inside { for element in 1...3 { outer.onNext(element) } }
    #expect(history.lines == ["1", "error broken", "disposed"])
    #expect(!outer.hasObservers)
    subscription.dispose()
  }

  @Test func `SM-26: disposal takes the same steps of an inner sequence that is there as of one that is subscribed`() {
    func steps(disposedBySelector: Bool, hide: @escaping (Observable<Int>) -> Observable<Int>) -> [Int] {
      let outer = PublishSubject<Int>()
      let subscription = SingleAssignmentDisposable()
      var steps: [Int] = []
      var heard: [Int] = []
      subscription.setDisposable(
        outer.flatMap { element in
          if disposedBySelector { subscription.dispose() }
          return hide(
            Observable.concat(.just(element), .just(-element)).map { value in
              steps.append(value)
              return value
            })
        }.subscribe(onNext: { element in
          heard.append(element)
          if element == 2 { subscription.dispose() }
        }))
      Trampoline.inside { for element in 1...3 { outer.onNext(element) } }
      #expect(heard == (disposedBySelector ? [] : [1, -1, 2]))
      return steps
    }
    for disposedBySelector in [false, true] {
      let ready = steps(disposedBySelector: disposedBySelector) { $0 }
      #expect(ready == steps(disposedBySelector: disposedBySelector) { $0.take(.max) })
    }
  }

  @Test
  func `SM-02: without a trampoline an inner sequence ends, and the next begins, before what its elements caused`() {
    func heard(_ inner: @escaping (Int) -> Observable<Int>) -> [Int] {
      let (outer, first) = (PublishSubject<Int>(), PublishSubject<Int>())
      var heard: [Int] = []
      let subscription = outer.concatMap { $0 == 0 ? first.asObservable() : inner($0) }
        .flatMap { Observable.of($0, $0 + 1) }
        .subscribe(onNext: { heard.append($0) })
      for element in [0, 10, 20] { outer.onNext(element) }
      first.onCompleted()
      subscription.dispose()
      return heard
    }
    #expect(heard { .empty().startWith($0) } == [10, 20, 11, 21])
    #expect(heard { .concat(.just($0), .empty()) } == [10, 20, 11, 21])
    #expect(heard { Observable.just($0).catchAndReturn(0) } == [10, 20, 11, 21])
    #expect(heard { Observable.just($0).catch { _ in .empty() } } == [10, 20, 11, 21])
    #expect(heard { Observable.just($0).map { $0 } } == [10, 20, 11, 21])
    #expect(heard { .of($0) } == [10, 11, 20, 21])
    // `just` takes no turn of a trampoline, so its results do not interleave with anything else.
    #expect(heard { .just($0) } == [10, 11, 20, 21])
  }

  @Test
  func `SM-27: the selector runs when the element comes; the next inner sequence is subscribed when its turn comes`() {
    let scheduler = TestScheduler(initialClock: 0)
    let outer = scheduler.createHotObservable([.next(210, 0), .next(220, 1), .next(230, 2), .completed(240)])
    let inners = [[Recorded.next(10, 1), .completed(100)], [.next(10, 2), .completed(50)], [.completed(0)]]
      .map { (events: [Recorded<Event<Int>>]) in scheduler.createColdObservable(events) }
    var asked: [Int] = []
    let result = scheduler.start {
      outer.concatMap { index in
        asked.append(scheduler.clock)
        return inners[index]
      }
    }
    #expect(asked == [210, 220, 230])
    #expect(result.events == [.next(220, 1), .next(320, 2), .completed(360)])
    #expect(
      inners.map(\.subscriptions) == [[Subscription(210, 310)], [Subscription(310, 360)], [Subscription(360, 360)]])
    #expect(outer.subscriptions == [Subscription(200, 240)])
  }

  @Test(arguments: [
    ("flatMap", "1, outer disposed, completed, disposed"), ("flatMapFirst", "1, outer disposed, completed, disposed"),
    ("flatMapLatest", "1, outer disposed, completed, disposed"),
    ("concatMap", "1, completed, disposed, outer disposed"),
  ])
  func `SM-26: the outer source is disposed before the whole completes; a limited merge completes first`(
    name: String, expected: String
  ) {
    let history = History()
    let outer = Observable.of(1).do(onDispose: { history.note("outer disposed") })
    let result =
      switch name {
      case "flatMap": outer.flatMap { Observable.just($0) }
      case "flatMapFirst": outer.flatMapFirst { Observable.just($0) }
      case "flatMapLatest": outer.flatMapLatest { Observable.just($0) }
      default: outer.concatMap { Observable.just($0) }
      }
    result.write(to: history).dispose()
    #expect(history.lines.joined(separator: ", ") == expected)
  }

  @Test func `SM-27: the end of a last inner sequence that had to wait is sent before that sequence is disposed`() {
    let history = History()
    let waiting = Observable<Int>.create { observer in
      observer.onCompleted()
      return Disposables.create { history.note("inner disposed") }
    }
    let (outer, first) = (PublishSubject<Observable<Int>>(), PublishSubject<Int>())
    let subscription = outer.concatMap { $0 }.write(to: history)
    outer.onNext(first)
    outer.onNext(waiting)
    outer.onCompleted()
    first.onCompleted()
    #expect(history.lines == ["completed", "disposed", "inner disposed"])
    subscription.dispose()
  }

  @Test func `OP-06: a sequence that waits is subscribed to while the one before it completes, not afterwards`() {
    // The source is still sending when the first subscription has its two elements, so the second one hears the other
    // two.
    let history = History()
    let source = Observable<Int>.create { observer in
      for number in 1...4 { observer.onNext(number) }
      history.note("all sent")
      return Disposables.create()
    }
    let shared = source.share()
    let gate = PublishSubject<Int>()
    _ = Observable.from([gate, shared.take(2), shared.take(2)]).concat().write(to: history)
    gate.onCompleted()
    #expect(history.lines == ["1", "2", "3", "4", "completed", "disposed", "all sent"])
  }
}
