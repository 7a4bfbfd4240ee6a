import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct JustTests {
  @Test("OP-27: just sends and completes synchronously")
  func picture() {
    let play = MarblePlay()
    let out = Observable.just("a")
    #expect(play.difference(of: out, from: "[a|]") == nil)
  }

  @Test("just sends its element and completes on a scheduler")
  func scheduled() {
    let play = MarblePlay()
    let out = Observable.just("a", scheduler: play.clock)
    #expect(play.difference(of: out, from: "[a|]") == nil)
  }

}
