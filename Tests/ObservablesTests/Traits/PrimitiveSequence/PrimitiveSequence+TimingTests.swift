import Observables
import Testing
import VirtualTime

struct PrimitiveSequenceTimingTests {
  private let play = MarblePlay()

  @Test func `delay sends the outcome later`() {
    let single = play.hot("-[a|]").asSingle().delay(.milliseconds(20), scheduler: play.clock)
    #expect(play.difference(of: single, from: "---[a|]") == nil)
  }

  @Test func `SM-38: an error is not delayed`() {
    let single = play.hot("-#").asSingle().delay(.milliseconds(20), scheduler: play.clock)
    #expect(play.difference(of: single, from: "-#") == nil)
  }

  @Test func `delaySubscription subscribes later`() {
    let source = play.cold("-[a|]")
    let maybe = source.asMaybe().delaySubscription(.milliseconds(20), scheduler: play.clock)
    #expect(play.difference(of: maybe, from: "---[a|]") == nil)
    #expect(source.subscriptions == [Subscription(20, 30)])
  }

  @Test func `observe(on:) delivers as work of the scheduler`() {
    let single = play.hot("-[a|]").asSingle().observe(on: play.clock)
    #expect(play.difference(of: single, from: "-[a|]") == nil)
    let scheduler = TestScheduler(initialClock: 0)
    let later = scheduler.start { Single.just(1).observe(on: scheduler) }
    #expect(later.events == [.next(201, 1), .completed(202)])
  }

  @Test func `SM-19: subscribe(on:) subscribes as work of the scheduler`() {
    let single = play.hot("-[a|]").asSingle().subscribe(on: play.clock)
    #expect(play.difference(of: single, from: "-[a|]") == nil)
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([Recorded<Event<Never>>.completed(220)])
    let later = scheduler.start { source.asCompletable().subscribe(on: scheduler) }
    #expect(later.events == [.completed(220)])
    #expect(source.subscriptions == [Subscription(201, 220)])
  }

  @Test func `timeout fails if nothing comes in time`() {
    let source = play.hot("------[a|]")
    let single = source.asSingle().timeout(.milliseconds(30), scheduler: play.clock)
    #expect(play.difference(of: single, from: "---#") == nil)
    #expect(source.subscriptions == [Subscription(0, 30)])
  }

  @Test func `SM-40: timeout goes on with another sequence of the same trait`() {
    let late = play.hot("------|").ignoreElements().asCompletable()
    let out = late.timeout(
      .milliseconds(30), other: play.cold("--|").ignoreElements().asCompletable(), scheduler: play.clock)
    #expect(play.difference(of: out, from: "-----|") == nil)
  }
}
