import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct TakeForTests {
  @Test("OP-48: take(for:) sends the elements of the first while, then completes")
  func picture() {
    let play = MarblePlay()
    let source = play.hot("-a-b-c-d-|")
    #expect(play.difference(of: source.take(for: .milliseconds(40), scheduler: play.clock), from: "-a-b|") == nil)
    #expect(source.subscriptions == [Subscription(0, 40)])
  }

  @Test("OP-48: the deadline is set before the source is subscribed")
  func deadline() {
    let play = MarblePlay()
    let out = play.cold("-a-bc").take(for: .milliseconds(40), scheduler: play.clock)
    #expect(play.difference(of: out, from: "-a-b|") == nil)
  }

  @Test("OP-48: an earlier end cancels the timer", arguments: ["-a|", "-a#"])
  func earlierEnd(marbles: String) {
    let play = MarblePlay()
    #expect(
      play.difference(of: play.hot(marbles).take(for: .milliseconds(40), scheduler: play.clock), from: marbles) == nil)
    #expect(!play.clock.hasOneShotWork)
  }

  @Test("OP-48: a span of zero completes one tick later on a test scheduler")
  func zero() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(201, 1), .next(210, 2), .completed(220)])
    let result = scheduler.start { source.take(for: .zero, scheduler: scheduler) }
    #expect(result.events == [.next(201, 1), .completed(201)])
  }

  @Test("SM-42: the deadline is armed before the source is subscribed")
  func deadlineTimes() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(49, 1), .next(50, 2), .completed(60)])
    let result = scheduler.start { source.take(for: .seconds(50), scheduler: scheduler) }
    #expect(result.events == [.next(249, 1), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
    let instant = TestScheduler(initialClock: 0)
    let hot = instant.createHotObservable([.next(210, 1)])
    #expect(instant.start { hot.take(for: .zero, scheduler: instant) }.events == [.completed(201)])
  }
}
