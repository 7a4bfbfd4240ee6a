import Observables
import Testing
import VirtualTime

struct AsSingleTests {
  @Test func `RX-02: asSingle sends the one element at the end`() {
    expectPicture(is: "-----[a|]") { $0.hot("-a---|").asSingle() }
  }

  @Test func `SM-54: asSingle waits for the end`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(150, 0), .next(210, 2), .completed(250)])
    let result = scheduler.start { source.asSingle() }
    #expect(result.events == [.next(250, 2), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func `RX-02, SM-54: a second element is an error at once`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 2), .next(220, 3), .completed(250)])
    let result = scheduler.start { source.asSingle() }
    #expect(result.events == [.error(220, RxError.moreThanOneElement)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `RX-02, SM-54: none is an error at the end`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([Recorded<Event<Int>>.completed(250)])
    #expect(scheduler.start { source.asSingle() }.events == [.error(250, RxError.noElements)])
  }

  @Test func `OP-42, SM-54: single, unlike asSingle, sends the first element at once`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 2), .next(220, 3), .completed(250)])
    #expect(
      scheduler.start { source.single() }.events == [.next(210, 2), .error(220, RxError.moreThanOneElement)])
  }
}
