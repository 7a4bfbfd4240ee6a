import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct MapTests {
  @Test func `OP-28: map transforms each element`() {
    expectPicture(is: "-2-4-6-|") { $0.hot("-1-2-3-|") { Int($0)! }.map { $0 * 2 } }
  }

  @Test func `OP-28: a thrown error ends the sequence and disposes the source`() {
    let play = MarblePlay()
    let source = play.hot("-1-2-3-|") { Int($0)! }
    let out = source.map { if $0 == 2 { throw TestError() } else { $0 } }
    #expect(play.difference(of: out, from: "-1-#") == nil)
    #expect(source.subscriptions == [Subscription(0, 30)])
  }
}
