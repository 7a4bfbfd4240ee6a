import Observables
import TestSupport
import Testing
import VirtualTime

/// Something that is no observable, but can become one.
private struct Convertible: ObservableConvertibleType {
  let source: Observable<Int>
  func asObservable() -> Observable<Int> { source }
}

private struct TestError: Error {}

struct TestSchedulerTests {
  @Test func `a test is written as with RxTest`() {
    let scheduler = TestScheduler(initialClock: 0)
    let xs = scheduler.createHotObservable([.next(150, 0), .next(210, 1), .completed(250)])
    let res = scheduler.start { xs.map { $0 * 2 } }
    #expect(res.events == [.next(210, 2), .completed(250)])
    #expect(xs.subscriptions == [Subscription(200, 250)])
  }

  @Test(arguments: [(true, 201), (false, 200)])
  func `SM-14: immediate work runs one tick later, unless told otherwise`(simulated: Bool, time: Int) {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: simulated)
    var times: [TestTime] = []
    scheduler.scheduleAt(200) {
      _ = scheduler.schedule(()) {
        times.append(scheduler.clock)
        return Disposables.create()
      }
      _ = scheduler.scheduleRelative((), dueTime: .zero) {
        times.append(scheduler.clock)
        return Disposables.create()
      }
      _ = scheduler.scheduleRelative((), dueTime: .seconds(-5)) {
        times.append(scheduler.clock)
        return Disposables.create()
      }
    }
    scheduler.start()
    #expect(times == [time, time, time])
  }

  @Test func `SM-14: what is due later is not adjusted`() {
    let scheduler = TestScheduler(initialClock: 0)
    #expect(scheduler.adjustScheduledTime(-1) == 1)
    #expect(scheduler.adjustScheduledTime(0) == 1)
    #expect(scheduler.adjustScheduledTime(1) == 1)
    #expect(scheduler.adjustScheduledTime(2) == 2)
  }

  @Test func `SM-14: absolute and relative virtual times are not adjusted`() {
    let scheduler = TestScheduler(initialClock: 100)
    var times: [Int] = []
    let note = { (_: Void) -> any Disposable in
      times.append(scheduler.clock)
      return Disposables.create()
    }
    _ = scheduler.scheduleAbsoluteVirtual((), time: 100, action: note)
    _ = scheduler.scheduleRelativeVirtual((), dueTime: 0, action: note)
    scheduler.start()
    #expect(times == [100, 100])
  }

  @Test func `SM-14: immediate sources send at 201`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start { Observable.of(1, 2, scheduler: scheduler) }
    #expect(result.events == [.next(201, 1), .next(202, 2), .completed(203)])
  }

  @Test func `SM-14: take(for: 0) completes at 201`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(200, 1), .next(210, 2)])
    let result = scheduler.start { source.take(for: .seconds(0), scheduler: scheduler) }
    #expect(result.events == [.completed(201)])
    #expect(source.subscriptions == [Subscription(200, 201)])
  }

  @Test func `SM-14: interval(0) ticks 201, 202, ...`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start(disposed: 204) { Observable<Int>.interval(.seconds(0), scheduler: scheduler) }
    #expect(result.events == [.next(201, 0), .next(202, 1), .next(203, 2)])
  }

  @Test func `SM-17: advanceTo, sleep and stop work as on any virtual scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let history = History()
    scheduler.scheduleAt(10) { scheduler.sleep(5) }
    scheduler.scheduleAt(12) { history.note("late at \(scheduler.clock)") }
    scheduler.scheduleAt(20) { scheduler.stop() }
    scheduler.scheduleAt(30) { history.note("after") }
    scheduler.start()
    #expect(history.lines == ["late at 15"])
    #expect(scheduler.clock == 20)
    scheduler.advanceTo(40)
    #expect(history.lines == ["late at 15", "after"])
    #expect(scheduler.clock == 40)
  }

  @Test func `SM-18: start creates at 100, subscribes at 200 and disposes at 1000`() {
    let scheduler = TestScheduler(initialClock: 0)
    let history = History()
    let result = scheduler.start {
      history.note("created \(scheduler.clock)")
      return Observable<Int>.create { observer in
        history.note("subscribed \(scheduler.clock)")
        observer.onNext(1)
        return Disposables.create { history.note("disposed \(scheduler.clock)") }
      }
    }
    #expect(history.lines == ["created 100", "subscribed 200", "disposed 1000"])
    #expect(result.events == [.next(200, 1)])
    #expect(TestScheduler.Defaults.created == 100)
    #expect(TestScheduler.Defaults.subscribed == 200)
    #expect(TestScheduler.Defaults.disposed == 1000)
  }

  @Test func `SM-18: start disposes when it is told to`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    let result = scheduler.start(disposed: 220) { source.asObservable() }
    // What the source scheduled before is heard before the subscription ends at the same time.
    #expect(result.events == [.next(210, 1), .next(220, 2)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `SM-18: start takes all three times`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, 1), .next(40, 2)])
    var created = 0
    let result = scheduler.start(created: 10, subscribed: 50, disposed: 80) { () -> Observable<Int> in
      created = scheduler.clock
      return source.asObservable()
    }
    #expect(created == 10)
    #expect(result.events == [.next(60, 1)])
    #expect(source.subscriptions == [Subscription(50, 80)])
  }

  @Test func `SM-18: start takes whatever can become an observable`() {
    let scheduler = TestScheduler(initialClock: 0)
    #expect(scheduler.start { Convertible(source: .just(1)) }.events == [.next(200, 1), .completed(200)])

    let subject = PublishSubject<Int>()
    let other = TestScheduler(initialClock: 0)
    other.scheduleAt(300) { subject.onNext(5) }
    #expect(other.start { subject }.events == [.next(300, 5)])

    let third = TestScheduler(initialClock: 0)
    let hot = third.createHotObservable([.next(300, "x"), .error(310, TestError(), String.self)])
    #expect(third.start { hot }.events == [.next(300, "x"), .error(310, TestError())])
    #expect(hot.subscriptions == [Subscription(200, 310)])
  }

  @Test func `SM-18: hot and cold sources can be merged in one test`() {
    let scheduler = TestScheduler(initialClock: 0)
    let hot = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .next(220, 3), .completed(250)])
    let cold = scheduler.createColdObservable([.next(0, 8), .next(10, 9)])
    let result = scheduler.start { Observable.merge(hot.asObservable(), cold.asObservable()) }
    #expect(result.events == [.next(200, 8), .next(210, 2), .next(210, 9), .next(220, 3)])
    #expect(hot.subscriptions == [Subscription(200, 250)])
    #expect(cold.subscriptions == [Subscription(200, 1000)])
  }

  @Test func `SM-18: scheduleAt drives a test by hand`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Int.self)
    var subject: PublishSubject<Int>! = nil
    var subscription: Disposable! = nil
    scheduler.scheduleAt(100) { subject = PublishSubject() }
    scheduler.scheduleAt(200) { subscription = subject.subscribe(observer) }
    scheduler.scheduleAt(300) { subject.onNext(1) }
    scheduler.scheduleAt(400) { subscription.dispose() }
    scheduler.scheduleAt(500) { subject.onNext(2) }
    scheduler.start()
    #expect(observer.events == [.next(300, 1)])
  }

  @Test func `SM-19: subscribe(on:) subscribes at 201 and disposes on the scheduler too: 1001`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1)])
    let result = scheduler.start { source.subscribe(on: scheduler) }
    #expect(result.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(201, 1001)])
  }

  @Test func `a test scheduler prints its clock and what waits`() {
    let scheduler = TestScheduler(initialClock: 5)
    scheduler.scheduleAt(210) {}
    scheduler.scheduleAt(200) {}
    #expect(scheduler.debugDescription == "TestScheduler(clock: 5, waiting: [200, 210])")
  }
}
