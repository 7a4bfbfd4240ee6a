import Observables
import Testing
import VirtualTime

struct ColdObservableTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `SM-18: events are scheduled at each subscription, relative to the clock`() {
    let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let result = scheduler.start { source.concat(source) }
    #expect(result.events == [.next(210, 1), .next(230, 1), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(220, 240)])
  }

  @Test func `SM-18: an event at 0 happens in the same instant`() {
    let source = scheduler.createColdObservable([.next(0, 1), .completed(0)])
    #expect(scheduler.start { source }.events == [.next(200, 1), .completed(200)])
    #expect(source.subscriptions == [Subscription(200, 200)])
  }

  @Test func `SM-16: the list of events need not be sorted`() {
    let source = scheduler.createColdObservable([.next(20, 2), .next(10, 1)])
    #expect(scheduler.start { source }.events == [.next(210, 1), .next(220, 2)])
  }

  @Test func `SM-16: an event before the subscription happens at the present time`() {
    let source = scheduler.createColdObservable([.next(-50, 1)])
    #expect(scheduler.start { source }.events == [.next(200, 1)])
  }

  @Test func `nothing is heard after the subscription ended, though it was scheduled`() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(900, 2)])
    let observer = scheduler.createObserver(Int.self)
    var subscription: (any Disposable)?
    scheduler.scheduleAt(200) { subscription = source.subscribe(observer) }
    scheduler.scheduleAt(300) { subscription?.dispose() }
    scheduler.start()
    #expect(observer.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 300)])
    #expect(scheduler.clock == 1100)
  }
}
