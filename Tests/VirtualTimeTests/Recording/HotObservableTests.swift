import Observables
import Testing
import VirtualTime

struct HotObservableTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `SM-18: all events are scheduled at creation: earlier than what is scheduled later for the same time`() {
    let source = scheduler.createHotObservable([.next(300, 1)])
    var events: [Int] = []
    scheduler.scheduleAt(100) { _ = source.subscribe(onNext: { events.append($0) }) }
    scheduler.scheduleAt(300) { events.append(2) }
    scheduler.start()
    #expect(events == [1, 2])
  }

  @Test func `SM-18: events are delivered to a snapshot of the observers`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let late = scheduler.createObserver(Int.self)
    let cut = scheduler.createObserver(Int.self)
    var cutting: (any Disposable)?
    scheduler.scheduleAt(200) {
      let first = source.subscribe(
        onNext: { element in
          if element == 1 {
            _ = source.subscribe(late)
            cutting?.dispose()
          }
        })
      cutting = source.subscribe(cut)
      _ = first
    }
    scheduler.start()
    #expect(late.events == [.next(220, 2)])
    #expect(cut.events == [.next(210, 1)])
  }

  @Test func `SM-16: the list of events need not be sorted; equal times keep its order`() {
    let source = scheduler.createHotObservable([.completed(240), .next(230, 3), .next(210, 1), .next(230, 4)])
    #expect(scheduler.start { source }.events == [.next(210, 1), .next(230, 3), .next(230, 4), .completed(240)])
  }

  @Test func `SM-16: events dated in the past happen at the present time`() {
    let scheduler = TestScheduler(initialClock: 205)
    let source = scheduler.createHotObservable([.next(210, 2), .next(150, 1)])
    let observer = scheduler.createObserver(Int.self)
    _ = source.subscribe(observer)
    scheduler.start()
    #expect(observer.events == [.next(205, 1), .next(210, 2)])
  }

  @Test func `SM-18: a subscription ends once: disposing it again changes nothing`() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    var subscription: (any Disposable)?
    scheduler.scheduleAt(200) { subscription = source.subscribe(scheduler.createObserver(Int.self)) }
    scheduler.scheduleAt(220) { subscription?.dispose() }
    scheduler.scheduleAt(230) { subscription?.dispose() }
    scheduler.start()
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `events that never happen keep neither source nor scheduler alive`() {
    weak var gone: TestScheduler?
    do {
      let scheduler = TestScheduler(initialClock: 0)
      _ = scheduler.createHotObservable([.next(210, 1)])
      gone = scheduler
    }
    #expect(gone == nil)
  }
}
