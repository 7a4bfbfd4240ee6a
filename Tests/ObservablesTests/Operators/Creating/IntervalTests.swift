import Observables
import TestSupport
import Testing
import VirtualTime

struct IntervalTests {
  @Test("OP-26 interval counts from one period on")
  func picture() {
    let play = MarblePlay()
    let out = Observable<Int>.interval(.milliseconds(30), scheduler: play.clock)
    #expect(play.difference(of: out, from: "---0--1--2--3") == nil)
  }

  @Test("OP-53 timer sends once and completes at the same instant")
  func timer() {
    let play = MarblePlay()
    let out = Observable<Int>.timer(.milliseconds(30), scheduler: play.clock)
    #expect(play.difference(of: out, from: "---[0|]") == nil)
  }

  @Test("OP-53 timer with a period")
  func periodic() {
    let play = MarblePlay()
    let out = Observable<Int>.timer(.milliseconds(30), period: .milliseconds(20), scheduler: play.clock)
    #expect(play.difference(of: out, from: "---0-1-2-3") == nil)
  }

  @Test("41 on a test scheduler")
  func testScheduler() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start(disposed: 301) { Observable<Int>.interval(.seconds(50), scheduler: scheduler) }
    #expect(result.events == [.next(250, 0), .next(300, 1)])
  }

  @Test("14 interval(0) ticks at 201, 202")
  func zero() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start(disposed: 203) { Observable<Int>.interval(.zero, scheduler: scheduler) }
    #expect(result.events == [.next(201, 0), .next(202, 1)])
  }

}
