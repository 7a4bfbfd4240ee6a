import Observables
import TestSupport
import Testing
import VirtualTime

struct SingleRecoveringTests {
  @Test("OP-03: catchAndReturn sends an element in place of the error")
  func picture() {
    let play = MarblePlay()
    #expect(play.difference(of: play.hot("-#").asSingle().catchAndReturn("x"), from: "-[x|]") == nil)
    #expect(Single.just(1).catchAndReturn(2).asObservable().heard == ["1", "completed"])
  }
}
