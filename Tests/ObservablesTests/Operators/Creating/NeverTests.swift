import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct NeverTests {
  @Test("OP-31: never sends nothing")
  func picture() {
    let play = MarblePlay()
    let out = Observable<Int>.never()
    #expect(play.difference(of: out, from: "------") == nil)
  }

}
