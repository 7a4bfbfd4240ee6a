import RxSwift
import RxTest

func timing(_ checks: Checks) {
  let events: [Recorded<Event<Int>>] = [
    .next(150, 0), .next(210, 1), .next(215, 2), .next(240, 3), .next(290, 4), .completed(300),
  ]
  func play<T>(_ make: @escaping (TestableObservable<Int>, TestScheduler) -> Observable<T>) -> [Recorded<Event<T>>] {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(events)
    return scheduler.start { make(source, scheduler) }.events
  }

  checks.expect(
    play { $0.debounce(.seconds(20), scheduler: $1) }, [.next(235, 2), .next(260, 3), .next(300, 4), .completed(300)])
  checks.expect(
    play { $0.throttle(.seconds(20), scheduler: $1) },
    [.next(210, 1), .next(230, 2), .next(250, 3), .next(290, 4), .completed(300)])
  checks.expect(
    play { $0.throttle(.seconds(20), latest: false, scheduler: $1) },
    [.next(210, 1), .next(240, 3), .next(290, 4), .completed(300)])
  checks.expect(play { $0.delay(.seconds(50), scheduler: $1).take(1) }, [.next(260, 1), .completed(260)])
  checks.expect(
    play { $0.delaySubscription(.seconds(20), scheduler: $1) }, [.next(240, 3), .next(290, 4), .completed(300)])
  checks.expect(
    play { $0.timeout(.seconds(30), scheduler: $1) },
    [.next(210, 1), .next(215, 2), .next(240, 3), .error(270, RxError.timeout)])
  checks.expect(
    play { $0.timeout(.seconds(30), other: Observable.just(-1), scheduler: $1) }.suffix(2),
    [.next(270, -1), .completed(270)])
  checks.expect(
    play { $0.take(for: .seconds(30), scheduler: $1) }, [.next(210, 1), .next(215, 2), .completed(230)])
  checks.expect(
    play { $0.skip(.seconds(30), scheduler: $1) }, [.next(240, 3), .next(290, 4), .completed(300)])
  checks.expect(
    play { $0.buffer(timeSpan: .seconds(40), count: 2, scheduler: $1) },
    [.next(215, [1, 2]), .next(255, [3]), .next(295, [4]), .next(300, []), .completed(300)])
  checks.expect(
    play { source, scheduler in
      source.window(timeSpan: .seconds(40), count: 2, scheduler: scheduler)
        .enumerated()
        .flatMap { index, window in window.map { "\(index): \($0)" } }
    },
    [.next(210, "0: 1"), .next(215, "0: 2"), .next(240, "1: 3"), .next(290, "2: 4"), .completed(300)])
  checks.expect(
    play { $0.observe(on: $1).subscribe(on: $1) }.prefix(2), [.next(211, 1), .next(216, 2)])

  // Time as a value.
  checks.expect(
    play { source, scheduler in
      source.map { _ in scheduler.now }
        .scan((nil as RxTime?, RxTimeInterval.seconds(0))) { previous, now in (now, now - (previous.0 ?? now)) }
        .map { $0.1 }
    }.compactMap(\.value.element),
    [.seconds(0), .seconds(5), .milliseconds(25_000), .seconds(50)])

  let historical = HistoricalScheduler()
  var ticks: [Int] = []
  let disposable = Observable<Int>.interval(.seconds(3_600), scheduler: historical).subscribe(onNext: {
    ticks.append($0)
  })
  historical.advanceTo(.seconds(2 * 3_600))
  disposable.dispose()
  historical.advanceTo(.seconds(24 * 3_600))
  checks.expect(ticks, [0, 1])
}
