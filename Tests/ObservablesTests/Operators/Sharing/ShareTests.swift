import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct ShareTests {
  @Test func `OP-41: share gives late observers the last elements`() throws {
    let play = MarblePlay()
    let source = play.hot("-a-b-c-|")
    let shared = source.share(replay: 1)
    var log: [String] = []
    let first = shared.subscribe(onNext: { log.append("first \($0)") })
    let second = shared.delaySubscription(.milliseconds(40), scheduler: play.clock)
      .subscribe(onNext: { log.append("second \($0)") }, onCompleted: { log.append("second |") })
    try play.clock.advance(by: .milliseconds(100))
    first.dispose()
    second.dispose()
    #expect(log == ["first a", "first b", "second b", "first c", "second c", "second |"])
    #expect(source.subscriptions == [Subscription(0, 70)])
  }

  @Test func `RX-24: a side effect happens for each subscriber, but once for all of those who share it`() {
    let history = History()
    let source = PublishSubject<Int>()
    let effect = source.do(onNext: { history.note("effect \($0)") })
    let bag = DisposeBag()
    for name in ["a", "b"] { effect.subscribe(onNext: { history.note("\(name) \($0)") }).disposed(by: bag) }
    source.onNext(1)
    #expect(history.lines == ["effect 1", "a 1", "effect 1", "b 1"])
    let shared = effect.share()
    for name in ["c", "d"] { shared.subscribe(onNext: { history.note("\(name) \($0)") }).disposed(by: bag) }
    source.onNext(2)
    #expect(history.lines.dropFirst(4) == ["effect 2", "a 2", "effect 2", "b 2", "effect 2", "c 2", "d 2"])
  }

  @Test(arguments: 0...4)
  func `SM-52, OP-41: two synchronous observers run the source twice while connected, once forever`(replay: Int) {
    for (scope, expected) in [(SubjectLifetimeScope.whileConnected, 2), (.forever, 1)] {
      var subscriptions = 0
      let source = Observable<Int>.create { observer in
        subscriptions += 1
        for element in 1...5 { observer.onNext(element) }
        observer.onCompleted()
        return Disposables.create()
      }
      let shared = source.share(replay: replay, scope: scope)
      _ = shared.subscribe()
      var late: [String] = []
      _ = shared.subscribe { late.append("\($0)") }
      #expect(subscriptions == expected)
      let kept = expected == 2 ? Array(1...5) : Array((1...5).suffix(replay))
      #expect(late == kept.map { "next(\($0))" } + ["completed"])
    }
  }

  @Test(arguments: 0...2)
  func `SM-52, OP-41: while connected the elements are forgotten when the last observer has gone`(replay: Int) {
    let source = PublishSubject<Int>()
    let shared = source.share(replay: replay)
    let first = shared.subscribe()
    source.onNext(1)
    first.dispose()
    #expect(!source.hasObservers)
    var elements: [Int] = []
    let second = shared.subscribe(onNext: { elements.append($0) })
    source.onNext(2)
    second.dispose()
    #expect(elements == [2])
  }

  @Test func `SM-52, OP-41: forever the elements stay while nobody listens`() {
    let source = PublishSubject<Int>()
    let shared = source.share(replay: 2, scope: .forever)
    let first = shared.subscribe()
    for element in 1...3 { source.onNext(element) }
    first.dispose()
    var elements: [Int] = []
    let second = shared.subscribe(onNext: { elements.append($0) })
    second.dispose()
    #expect(elements == [2, 3])
  }

  @Test(arguments: 0...2)
  func `SM-52, OP-41: observers that subscribe again at the end share a new subscription`(replay: Int) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .error(130, MarbleError())])
    let shared = source.share(replay: replay)
    var log: [String] = []
    let note: (Int, Event<Int>) -> Void = { number, event in log.append("\(number) \(event) @ \(scheduler.clock)") }
    scheduler.scheduleAt(200) {
      _ = shared.subscribe(onNext: { note(1, .next($0)) }, onError: { _ in _ = shared.subscribe { note(1, $0) } })
    }
    scheduler.scheduleAt(200) {
      _ = shared.subscribe(onNext: { note(2, .next($0)) }, onError: { _ in _ = shared.subscribe { note(2, $0) } })
    }
    scheduler.scheduleAt(500) { _ = shared.subscribe { note(3, $0) } }
    scheduler.start()
    #expect(source.subscriptions.prefix(2) == [Subscription(200, 330), Subscription(330, 460)])
    #expect(
      log.prefix(10) == [
        "1 next(1) @ 210", "2 next(1) @ 210", "1 next(2) @ 220", "2 next(2) @ 220",
        "1 next(1) @ 340", "2 next(1) @ 340", "1 next(2) @ 350", "2 next(2) @ 350",
        "1 error(#) @ 460", "2 error(#) @ 460",
      ])
    #expect(log.dropFirst(10).first == "3 next(1) @ 510")
  }

  @Test(arguments: 0...4)
  func `SM-52: share(scope: .forever) replays the kept elements and the end without the source`(replay: Int) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([
      .next(10, 1), .next(20, 2), .next(30, 3), .next(40, 4), .error(130, MarbleError()),
    ])
    let shared = source.share(replay: replay, scope: .forever)
    var log: [String] = []
    scheduler.scheduleAt(200) {
      _ = shared.subscribe(onError: { _ in _ = shared.subscribe { log.append("inside \($0) @ \(scheduler.clock)") } })
    }
    scheduler.scheduleAt(500) { _ = shared.subscribe { log.append("late \($0) @ \(scheduler.clock)") } }
    scheduler.start()
    let kept = (1...4).suffix(replay)
    #expect(source.subscriptions == [Subscription(200, 330)])
    let inside: [String] = kept.map { "inside next(\($0)) @ 330" } + ["inside error(#) @ 330"]
    let late: [String] = kept.map { "late next(\($0)) @ 500" } + ["late error(#) @ 500"]
    #expect(log == inside + late)
  }

  @Test(arguments: [
    ("share", "one |, two |, disposed"), ("share(replay: 1)", "one |, two |, disposed"),
    ("share(replay: 2)", "disposed, one |, two |"), ("forever", "disposed, one |, two |"),
    ("publish", "disposed, one |, two |"),
  ])
  func `OP-41: who shares hears of the end before the source is disposed; a connection disposes its source first`(
    name: String, expected: String
  ) {
    let history = History()
    let subject = PublishSubject<Int>()
    let source = subject.do(onDispose: { history.note("disposed") })
    let shared: Observable<Int> =
      switch name {
      case "share": source.share()
      case "share(replay: 1)": source.share(replay: 1)
      case "share(replay: 2)": source.share(replay: 2)
      case "forever": source.share(replay: 0, scope: .forever)
      default: source.publish().refCount()
      }
    let one = shared.subscribe(onCompleted: { history.note("one |") })
    let two = shared.subscribe(onCompleted: { history.note("two |") })
    subject.onCompleted()
    #expect(history.lines.joined(separator: ", ") == expected)
    one.dispose()
    two.dispose()
  }

  @Test(arguments: [1, 2])
  func `SM-48: an observer hears what it causes while the past is replayed, the end as well`(replay: Int) {
    let source = PublishSubject<Int>()
    let shared = source.share(replay: replay)
    let history = History()
    _ = shared.write(to: history, "first")
    source.onNext(1)
    _ = shared.do(onNext: { number in
      if number == 1 { source.onNext(2) } else { source.onCompleted() }
    }).write(to: history, "second")
    #expect(
      history.lines == [
        "first: 1", "first: 2", "second: 1", "first: completed", "first: disposed", "second: 2", "second: completed",
        "second: disposed",
      ])
  }
}
