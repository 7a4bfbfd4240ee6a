import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct SkipTests {
  @Test("OP-43: skip drops the first elements")
  func picture() {
    let play = MarblePlay()
    let source = play.hot("-a-b-c-|")
    let out = source.skip(2)
    #expect(play.difference(of: out, from: "-----c-|") == nil)
  }

}
