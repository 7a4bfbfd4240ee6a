import Observables
import TestSupport
import Testing
import VirtualTime

struct TakeUntilTests {
  @Test("OP-50 take(until:) completes at the other's element")
  func picture() {
    let play = MarblePlay()
    let source = play.hot("-a-b-c-|")
    let other = play.hot("----x---")
    let out = source.take(until: other)
    #expect(play.difference(of: out, from: "-a-b|") == nil)
    #expect(other.subscriptions == [Subscription(0, 40)])
  }

  @Test("34 the other's completion ends only its own subscription")
  func completion() {
    let play = MarblePlay()
    let source = play.hot("-a-b-|")
    let other = play.hot("--|")
    let out = source.take(until: other)
    #expect(play.difference(of: out, from: "-a-b-|") == nil)
    #expect(other.subscriptions == [Subscription(0, 20)])
  }

  @Test("34 the other's error ends the sequence")
  func error() {
    let play = MarblePlay()
    let source = play.hot("-a-b-|")
    let other = play.hot("--#")
    let out = source.take(until: other)
    #expect(play.difference(of: out, from: "-a#") == nil)
  }

  @Test("OP-50 take(until: predicate)")
  func predicate() {
    let play = MarblePlay()
    let source = play.hot("-1-2-3-4-|") { Int($0)! }
    let out = source.take(until: { $0 == 3 })
    #expect(play.difference(of: out, from: "-1-2-|") == nil)
  }

  @Test("OP-50 inclusive")
  func inclusive() {
    let play = MarblePlay()
    let source = play.hot("-1-2-3-4-|") { Int($0)! }
    let out = source.take(until: { $0 == 3 }, behavior: .inclusive)
    #expect(play.difference(of: out, from: "-1-2-[3|]") == nil)
  }

}
