import Observables
import TestSupport
import Testing
import VirtualTime

struct RepeatElementTests {
  @Test("OP-36 repeatElement is endless and can be cut")
  func picture() {
    let play = MarblePlay()
    let out = Observable.repeatElement("a").take(3)
    #expect(play.difference(of: out, from: "[aaa|]") == nil)
  }

}
