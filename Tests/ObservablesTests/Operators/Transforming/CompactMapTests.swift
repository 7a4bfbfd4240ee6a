import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct CompactMapTests {
  @Test("compactMap drops what becomes nil")
  func picture() {
    let play = MarblePlay()
    let source = play.hot("-1-x-3-|")
    let out = source.compactMap { Int($0) }
    #expect(play.difference(of: out, from: "-1---3-|") == nil)
  }

}
