import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct TakeWhileTests {
  @Test("OP-51: take(while:) completes at the first that fails")
  func picture() {
    let play = MarblePlay()
    let source = play.hot("-1-2-3-1-|") { Int($0)! }
    let out = source.take(while: { $0 < 3 })
    #expect(play.difference(of: out, from: "-1-2-|") == nil)
  }

  @Test("OP-51: inclusive sends that element too")
  func inclusive() {
    let play = MarblePlay()
    let source = play.hot("-1-2-3-1-|") { Int($0)! }
    let out = source.take(while: { $0 < 3 }, behavior: .inclusive)
    #expect(play.difference(of: out, from: "-1-2-[3|]") == nil)
  }

}
