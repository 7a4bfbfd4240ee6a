import Observables
import Testing
import VirtualTime

struct AsMaybeTests {
  @Test func `RX-04: asMaybe sends the one element at the end`() {
    expectPicture(is: "-----[a|]") { $0.hot("-a---|").asMaybe() }
  }

  @Test func `SM-54: asMaybe waits for the end`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(150, 0), .next(210, 2), .completed(250)])
    let result = scheduler.start { source.asMaybe() }
    #expect(result.events == [.next(250, 2), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func `RX-04, SM-54: a second element is an error at once`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 2), .next(220, 3), .completed(250)])
    #expect(scheduler.start { source.asMaybe() }.events == [.error(220, RxError.moreThanOneElement)])
  }

  @Test func `RX-04, SM-54: asMaybe of a source without elements completes`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([Recorded<Event<Int>>.completed(250)])
    #expect(scheduler.start { source.asMaybe() }.events == [.completed(250)])
  }
}
