import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct DelaySubscriptionTests {
  @Test("OP-13: delaySubscription subscribes later")
  func picture() {
    let play = MarblePlay()
    let source = play.cold("a-b-|")
    let out = source.delaySubscription(.milliseconds(30), scheduler: play.clock)
    #expect(play.difference(of: out, from: "---a-b-|") == nil)
    #expect(source.subscriptions == [Subscription(30, 70)])
  }

  @Test("OP-13: disposal before then means no subscription")
  func disposal() {
    let play = MarblePlay()
    let source = play.cold("a-b-|")
    let out = source.delaySubscription(.milliseconds(30), scheduler: play.clock)
    #expect(play.difference(of: out, from: "--") == nil)
    #expect(source.subscriptions == [])
    #expect(!play.clock.hasOneShotWork)
  }
}
