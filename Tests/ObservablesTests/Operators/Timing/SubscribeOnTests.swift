import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct SubscribeOnTests {
  @Test func `OP-47: subscribe(on:) subscribes and disposes on the scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(150, 1), .next(210, 2)])
    let result = scheduler.start { source.subscribe(on: scheduler) }
    #expect(result.events == [.next(210, 2)])
    #expect(source.subscriptions == [Subscription(201, 1001)])
  }

  @Test func `OP-47: after the end, too, the source is disposed on the scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 2), .completed(220)])
    let result = scheduler.start { source.subscribe(on: scheduler) }
    #expect(result.events == [.next(210, 2), .completed(220)])
    #expect(source.subscriptions == [Subscription(201, 221)])
  }

  @Test func `OP-47: disposal before the scheduler's turn means no subscription`() throws {
    let clock = VirtualClock()
    var isSubscribed = false
    let source = Observable<Int>.create { _ in
      isSubscribed = true
      return Disposables.create()
    }
    source.subscribe(on: clock).subscribe().dispose()
    try clock.runDueWork()
    #expect(!isSubscribed)
  }
}
