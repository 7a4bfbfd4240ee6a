import Observables
import TestSupport
import Testing
import VirtualTime

struct TestSchedulerTests {
  @Test("18 hot and cold sources, subscriptions, records")
  func start() {
    let scheduler = TestScheduler(initialClock: 0)
    let hot = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .next(220, 3), .completed(250)])
    let cold = scheduler.createColdObservable([.next(0, 8), .next(10, 9)])
    let result = scheduler.start { Observable.merge(hot.asObservable(), cold.asObservable()) }
    #expect(result.events == [.next(200, 8), .next(210, 2), .next(210, 9), .next(220, 3)])
    #expect(hot.subscriptions == [Subscription(200, 250)])
    #expect(cold.subscriptions == [Subscription(200, 1000)])
  }

  @Test("19 subscribe(on:) subscribes and disposes on the scheduler")
  func subscribeOn() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1)])
    let result = scheduler.start { source.subscribe(on: scheduler) }
    #expect(result.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(201, 1001)])
  }

  @Test("14 immediate work runs one tick later, unless told otherwise", arguments: [(true, 201), (false, 200)])
  func delay(simulated: Bool, time: Int) {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: simulated)
    var at = 0
    scheduler.scheduleAt(200) {
      _ = scheduler.schedule(()) {
        at = scheduler.clock
        return Disposables.create()
      }
    }
    scheduler.start()
    #expect(at == time)
  }

  @Test("17 advanceTo, sleep, stop")
  func control() {
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

  @Test("15 a coarse converter that truncates")
  func converter() {
    struct TenSeconds: VirtualTimeConverterType {
      func convertFromVirtualTime(_ time: Int) -> RxTime { .seconds(time * 10) }
      func convertToVirtualTime(_ time: RxTime) -> Int { Int(time / .seconds(10)) }
      func convertFromVirtualTimeInterval(_ interval: Int) -> RxTimeInterval { .seconds(interval * 10) }
      func convertToVirtualTimeInterval(_ interval: RxTimeInterval) -> Int { Int(interval / .seconds(10)) }
      func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
      func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
        lhs < rhs ? .lessThan : lhs == rhs ? .equal : .greaterThan
      }
    }
    let scheduler = VirtualTimeScheduler(initialClock: 0, converter: TenSeconds())
    var times: [Int] = []
    func note() -> any Disposable {
      times.append(scheduler.clock)
      return Disposables.create()
    }
    _ = scheduler.scheduleRelative((), dueTime: .seconds(10)) {
      _ = scheduler.scheduleRelative((), dueTime: .seconds(20)) { note() }
      _ = scheduler.schedule(()) { note() }
      return note()
    }
    scheduler.start()
    #expect(times == [1, 1, 3])
  }
}
