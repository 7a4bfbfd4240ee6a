import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct SkipWhileTests {
  @Test("OP-45: skip(while:) drops until the predicate fails once")
  func picture() {
    let play = MarblePlay()
    let source = play.hot("-1-2-3-1-|") { Int($0)! }
    let out = source.skip(while: { $0 < 3 })
    #expect(play.difference(of: out, from: "-----3-1-|") == nil)
  }

}
