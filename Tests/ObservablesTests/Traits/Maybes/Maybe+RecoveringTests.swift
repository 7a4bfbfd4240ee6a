import Observables
import Testing
import VirtualTime

struct MaybeRecoveringTests {
  @Test("OP-03: catchAndReturn sends an element in place of the error")
  func picture() {
    let play = MarblePlay()
    #expect(play.difference(of: play.hot("-#").asMaybe().catchAndReturn("x"), from: "-[x|]") == nil)
  }
}
