import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct IgnoreElementsTests {
  @Test("OP-25: ignoreElements sends only the end")
  func picture() {
    let play = MarblePlay()
    let source = play.hot("-a-b-c-|")
    let out = source.ignoreElements()
    #expect(play.difference(of: out, from: "-------|") == nil)
  }

}
