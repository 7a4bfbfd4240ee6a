import RxCocoa
import RxSwift
import RxTest

/// A test as it stands in a test target, but for the assertions.
private final class TimerViewModelTests {
  var scheduler: TestScheduler!
  var disposeBag: DisposeBag!
  let checks: Checks

  init(_ checks: Checks) { self.checks = checks }

  func setUp() {
    scheduler = TestScheduler(initialClock: 0)
    disposeBag = DisposeBag()
  }

  func tearDown() {
    scheduler = nil
    disposeBag = nil
  }

  func testMapsElements() {
    let xs = scheduler.createHotObservable([
      .next(150, 1),
      .next(210, 0),
      .next(220, 1),
      .next(230, 2),
      .completed(300),
    ])
    let res = scheduler.start { xs.map { $0 * 2 } }
    let correctMessages = Recorded.events(
      .next(210, 0 * 2),
      .next(220, 1 * 2),
      .next(230, 2 * 2),
      .completed(300)
    )
    let correctSubscriptions = [
      Subscription(200, 300)
    ]
    checks.expect(res.events, correctMessages)
    checks.expect(xs.subscriptions, correctSubscriptions)
  }

  func testColdStartsAnew() {
    let cold = scheduler.createColdObservable([.next(10, "a"), .next(20, "b"), .error(30, Trouble())])
    let observer = scheduler.start(created: 100, subscribed: 300, disposed: 500) { cold.retry(2) }
    checks.expect(
      observer.events,
      [.next(310, "a"), .next(320, "b"), .next(340, "a"), .next(350, "b"), .error(360, Trouble())])
    checks.expect(cold.subscriptions, [Subscription(300, 330), Subscription(330, 360)])
  }

  func testObserverOfOnesOwn() {
    let observer = scheduler.createObserver(Bool.self)
    let name = scheduler.createColdObservable([.next(10, ""), .next(20, "x"), .next(30, "xy")])
    let taps = PublishRelay<Void>()
    taps.withLatestFrom(name.asObservable().share(replay: 1)) { _, name in name.count > 1 }
      .bind(to: observer)
      .disposed(by: disposeBag)
    Observable.combineLatest(name, Observable.just(1)) { $0.count + $1 }
      .map { $0 > 2 }
      .subscribe(observer)
      .disposed(by: disposeBag)
    scheduler.scheduleAt(35) { taps.accept(()) }
    scheduler.start()
    checks.expect(observer.events, [.next(10, false), .next(20, false), .next(30, true), .next(35, true)])
    checks.expect(observer.events.map { $0.value.element }, [false, false, true, true])
    checks.expect(observer.events.last?.time, 35)
  }

  func testPlainAndVirtualTimes() {
    var clocks: [Int] = []
    scheduler.scheduleAt(50) { clocks.append(self.scheduler.clock) }
    _ = scheduler.scheduleAbsoluteVirtual((), time: 20) { _ in
      clocks.append(self.scheduler.clock)
      return Disposables.create()
    }
    _ = scheduler.scheduleRelativeVirtual("x", dueTime: 10) { _ in
      clocks.append(self.scheduler.clock)
      return Disposables.create()
    }
    scheduler.advanceTo(30)
    checks.expect(clocks, [10, 20])
    scheduler.start()
    checks.expect(clocks, [10, 20, 50])
    checks.expect(TestScheduler.Defaults.subscribed, 200)
  }

  func testErrorsAndCompletions() {
    let xs: TestableObservable<Int> = scheduler.createHotObservable([
      .next(210, 2), .error(250, Trouble(code: 1)), .completed(260),
    ])
    let res = scheduler.start { () -> Observable<Int> in xs.catch { _ in .just(9) } }
    checks.expect(res.events, [.next(210, 2), .next(250, 9), .completed(250)])
    checks.expect(Event.next(1) == .next(1))
    checks.expect(Event<Int>.error(Trouble()) == .completed, false)
    checks.expect([Recorded(time: 1, value: "a")], [Recorded(time: 1, value: "a")])
    let nothing: [Recorded<Event<Int>>] = [.completed(200)]
    checks.expect(scheduler.createObserver(Int.self).events.isEmpty)
    checks.expect(TestScheduler(initialClock: 0).start { Observable<Int>.empty() }.events, nothing)
    checks.expect(
      TestScheduler(initialClock: 0).start { Observable<Int>.error(Trouble(code: 3)) }.events,
      [.error(200, Trouble(code: 3), Int.self)])
  }

  func testDriversWithMock() {
    SharingScheduler.mock(scheduler: scheduler) {
      let xs = scheduler.createColdObservable([.next(10, 1), .error(20, Trouble())])
      let driver = xs.asDriver(onErrorJustReturn: -1)
      let res = scheduler.start { driver.asObservable() }
      checks.expect(res.events, [.next(211, 1), .next(221, -1), .completed(221)])
    }
  }

  /// The events of a script of letters, one letter in ten units of time.
  func testOwnMarbles() {
    func events(_ line: String) -> [Recorded<Event<String>>] {
      line.enumerated().compactMap { offset, mark in
        switch mark {
        case "-": return nil
        case "|": return .completed(200 + offset * 10)
        default: return .next(200 + offset * 10, String(mark))
        }
      }
    }
    let typed = scheduler.createHotObservable(events("-a-b--c-----|"))
    let res = scheduler.start { typed.debounce(.seconds(20), scheduler: self.scheduler) }
    checks.expect(res.events, events("-----b--c---|").dropFirst(0).map { $0 })
  }
}

func virtualTests(_ checks: Checks) {
  let tests = TimerViewModelTests(checks)
  let methods = [
    TimerViewModelTests.testMapsElements, TimerViewModelTests.testColdStartsAnew,
    TimerViewModelTests.testObserverOfOnesOwn, TimerViewModelTests.testPlainAndVirtualTimes,
    TimerViewModelTests.testErrorsAndCompletions, TimerViewModelTests.testDriversWithMock,
    TimerViewModelTests.testOwnMarbles,
  ]
  for method in methods {
    tests.setUp()
    method(tests)()
    tests.tearDown()
  }
}
