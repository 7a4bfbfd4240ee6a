import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct DelaySubscriptionTests {
  @Test func `OP-13: delaySubscription subscribes later`() {
    let play = MarblePlay()
    let source = play.cold("a-b-|")
    let out = source.delaySubscription(.milliseconds(30), scheduler: play.clock)
    #expect(play.difference(of: out, from: "---a-b-|") == nil)
    #expect(source.subscriptions == [Subscription(30, 70)])
  }

  @Test func `OP-13: disposal before the delay is over means no subscription`() {
    let play = MarblePlay()
    let source = play.cold("a-b-|")
    let out = source.delaySubscription(.milliseconds(30), scheduler: play.clock)
    #expect(play.difference(of: out, from: "--") == nil)
    #expect(source.subscriptions == [])
    #expect(!play.clock.hasOneShotWork)
  }
}
