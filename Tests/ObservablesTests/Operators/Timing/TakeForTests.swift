import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct TakeForTests {
  @Test func `OP-48: take(for:) sends the elements of the first while, then completes`() {
    let play = MarblePlay()
    let source = play.hot("-a-b-c-d-|")
    #expect(play.difference(of: source.take(for: .milliseconds(40), scheduler: play.clock), from: "-a-b|") == nil)
    #expect(source.subscriptions == [Subscription(0, 40)])
  }

  @Test func `OP-48, SM-42: the deadline is set before the source is subscribed`() {
    expectPicture(is: "-a-b|") { $0.cold("-a-bc").take(for: .milliseconds(40), scheduler: $0.clock) }
  }

  @Test(arguments: ["-a|", "-a#"])
  func `OP-48: an earlier end cancels the timer`(marbles: String) {
    let play = MarblePlay()
    #expect(
      play.difference(of: play.hot(marbles).take(for: .milliseconds(40), scheduler: play.clock), from: marbles) == nil)
    #expect(!play.clock.hasOneShotWork)
  }

  @Test func `OP-48: a span of zero completes one tick later on a test scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(201, 1), .next(210, 2), .completed(220)])
    let result = scheduler.start { source.take(for: .zero, scheduler: scheduler) }
    #expect(result.events == [.next(201, 1), .completed(201)])
  }
}
