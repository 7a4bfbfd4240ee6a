import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct ErrorTests {
  @Test("OP-19: error fails at subscription")
  func picture() {
    let play = MarblePlay()
    let out = Observable<Int>.error(TestError())
    #expect(play.difference(of: out, from: "#") == nil)
  }

}
