import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct IntervalTests {
  @Test func `OP-26, OP-53: the operator sends what its pictures show`() {
    expectPicture("interval counts from one period on", is: "---0--1--2--3") {
      Observable<Int>.interval(.milliseconds(30), scheduler: $0.clock)
    }
    expectPicture("timer sends once and completes at the same instant", is: "---[0|]") {
      Observable<Int>.timer(.milliseconds(30), scheduler: $0.clock)
    }
    expectPicture("timer with a period sends first after the due time, then each period", is: "---0-1-2-3") {
      Observable<Int>.timer(.milliseconds(30), period: .milliseconds(20), scheduler: $0.clock)
    }
  }

  @Test func `SM-14: interval(0) ticks at 201, 202`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start(disposed: 203) { Observable<Int>.interval(.zero, scheduler: scheduler) }
    #expect(result.events == [.next(201, 0), .next(202, 1)])
  }

  @Test func `SM-41: timer sends and completes at the same instant; interval begins after one period`() {
    let scheduler = TestScheduler(initialClock: 0)
    let timer = scheduler.start { Observable<Int>.timer(.seconds(100), scheduler: scheduler) }
    #expect(timer.events == [.next(300, 0), .completed(300)])
    let again = TestScheduler(initialClock: 0)
    let interval = again.start { Observable<Int>.interval(.seconds(300), scheduler: again) }
    #expect(interval.events == [.next(500, 0), .next(800, 1)])
  }

  @Test func `SM-23: a timer can be cancelled before it fires the first time, and from inside`() throws {
    let clock = VirtualClock()
    let history = History()
    let early = Observable<Int>.interval(.seconds(1), scheduler: clock).write(to: history, "early")
    early.dispose()
    let inside = SingleAssignmentDisposable()
    inside.setDisposable(
      Observable<Int>.interval(.seconds(1), scheduler: clock).do(afterNext: { if $0 == 1 { inside.dispose() } })
        .write(to: history, "inside"))
    Observable<Int>.timer(.seconds(1), scheduler: clock).write(to: history, "once").dispose()
    try clock.advance(by: .seconds(10))
    #expect(
      history.lines == ["early: disposed", "once: disposed", "inside: 0", "inside: 1", "inside: disposed"])
    #expect(clock.nextDue == nil)
  }

  @Test func `SM-23: take(while:) stops an interval of no length from inside its tick`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start {
      Observable<Int>.interval(.zero, scheduler: scheduler).take(while: { $0 < 3 })
    }
    #expect(result.events == [.next(201, 0), .next(202, 1), .next(203, 2), .completed(204)])
  }
}
