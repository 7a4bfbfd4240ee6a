import Observables
import Testing
import VirtualTime

struct TestableObservableTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `SM-18: an open subscription lasts until Int.max`() {
    let sources: [TestableObservable<Int>] = [
      scheduler.createHotObservable([]), scheduler.createColdObservable([]),
    ]
    for source in sources {
      scheduler.scheduleAt(200) { _ = source.subscribe(scheduler.createObserver(Int.self)) }
    }
    scheduler.start()
    for source in sources {
      #expect(source.subscriptions == [Subscription(200)])
      #expect(source.subscriptions == [Subscription(200, .max)])
    }
  }

  @Test func `the events that were given can be asked for`() {
    let events: [Recorded<Event<Int>>] = [.next(210, 1), .completed(250)]
    #expect(scheduler.createHotObservable(events).recordedEvents == events)
    #expect(scheduler.createColdObservable(events).recordedEvents == events)
  }

  @Test func `subscriptions are numbered in the order in which they begin`() {
    let source = scheduler.createHotObservable([.next(230, 1), .completed(250)])
    let result = scheduler.start {
      Observable.merge(source.asObservable().take(1), source.asObservable())
    }
    #expect(result.events == [.next(230, 1), .next(230, 1), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 230), Subscription(200, 250)])
  }
}
