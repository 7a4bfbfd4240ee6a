import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct EmptyTests {
  @Test("OP-18: empty completes")
  func picture() {
    let play = MarblePlay()
    let out = Observable<Int>.empty()
    #expect(play.difference(of: out, from: "|") == nil)
  }

}
