import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct WindowTests {
  private func labelled(_ windows: Observable<Observable<String>>) -> Observable<String> {
    windows.enumerated().flatMap { pair in
      pair.element.materialize().map { "\(pair.index)\($0)" }.startWith("\(pair.index)")
    }
  }

  @Test func `OP-55: an error goes to the window first, then to the outer sequence`() throws {
    let play = MarblePlay()
    let windows = play.hot("-#").window(timeSpan: .milliseconds(40), count: 2, scheduler: play.clock)
    var log: [String] = []
    _ = windows.subscribe(
      onNext: { _ = $0.subscribe(onError: { log.append("window \($0)") }) }, onError: { log.append("outer \($0)") })
    try play.clock.advance(by: .seconds(1))
    #expect(log == ["window #", "outer #"])
    #expect(!play.clock.hasOneShotWork)
  }

  @Test func `OP-55: an observed window keeps the source subscribed after the outer sequence was disposed`() throws {
    let play = MarblePlay()
    let source = play.hot("-a-b-c-|")
    var log: [String] = []
    let bag = DisposeBag()
    let outer = source.window(timeSpan: .seconds(1), count: 10, scheduler: play.clock)
      .subscribe(onNext: { $0.subscribe(onNext: { log.append($0) }).disposed(by: bag) })
    try play.clock.advance(by: .milliseconds(20))
    outer.dispose()
    #expect(source.observerCount == 1)
    try play.clock.advance(by: .milliseconds(80))
    #expect(log == ["a", "b", "c"])
    #expect(source.subscriptions == [Subscription(0, 70)])
    #expect(!play.clock.hasOneShotWork)
  }

  @Test func `OP-55, SM-39: a window completes before the next one comes, and the time begins anew with each`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(210, "a"), .next(240, "b"), .next(260, "c"), .next(320, "d"), .completed(420),
    ])
    let result = scheduler.start {
      labelled(source.window(timeSpan: .seconds(70), count: 3, scheduler: scheduler))
    }
    #expect(
      result.events == [
        .next(200, "0"), .next(210, "0next(a)"), .next(240, "0next(b)"), .next(260, "0next(c)"),
        .next(260, "0completed"), .next(260, "1"), .next(320, "1next(d)"), .next(330, "1completed"), .next(330, "2"),
        .next(400, "2completed"), .next(400, "3"), .next(420, "3completed"), .completed(420),
      ])
    #expect(source.subscriptions == [Subscription(200, 420)])
  }

  @Test func `OP-55, SM-12: what an observer of the last element of a window sends belongs to the next window`() {
    let source = PublishSubject<Int>()
    let history = History()
    let windows = source.window(timeSpan: .seconds(1), count: 2, scheduler: VirtualClock())
    _ = windows.enumerated().subscribe(onNext: { number, window in
      history.note("\(number)")
      _ = window.subscribe(
        onNext: { element in
          history.note("\(number): \(element)")
          if element == 2 { source.onNext(3) }
        },
        onCompleted: { history.note("\(number) |") })
    })
    for element in [1, 2, 4, 5] { source.onNext(element) }
    source.onCompleted()
    #expect(
      history.lines == [
        "0", "0: 1", "0: 2", "0 |", "1", "1: 3", "1: 4", "1 |", "2", "2: 5", "2 |",
      ])
  }

  @Test func `OP-55: a count that no number of elements reaches leaves the end of a window to the time`() {
    #expect(
      labelled(Observable.of("a", "b").window(timeSpan: .seconds(1), count: 0, scheduler: VirtualClock())).heard
        == ["0", "0next(a)", "0next(b)", "0completed", "completed"])
  }
}
