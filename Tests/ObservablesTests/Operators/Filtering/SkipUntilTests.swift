import Observables
import TestSupport
import Testing
import VirtualTime

struct SkipUntilTests {
  @Test("OP-44 skip(until:) opens at the other's element")
  func picture() {
    let play = MarblePlay()
    let source = play.hot("-a-b-c-|")
    let other = play.hot("----x---")
    let out = source.skip(until: other)
    #expect(play.difference(of: out, from: "-----c-|") == nil)
    #expect(other.subscriptions == [Subscription(0, 40)])
  }

  @Test("OP-44 if the source completes first the result never completes")
  func never() {
    let play = MarblePlay()
    let source = play.hot("-a-|")
    let other = play.hot("-------")
    let out = source.skip(until: other)
    #expect(play.difference(of: out, from: "-------") == nil)
  }

  @Test("OP-44 the other's error is forwarded")
  func error() {
    let play = MarblePlay()
    let source = play.hot("-a-|")
    let other = play.hot("--#")
    let out = source.skip(until: other)
    #expect(play.difference(of: out, from: "--#") == nil)
  }

}
