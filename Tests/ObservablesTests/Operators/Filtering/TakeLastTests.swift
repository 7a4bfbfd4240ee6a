import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct TakeLastTests {
  @Test("OP-49: takeLast sends the last elements at completion")
  func picture() {
    let play = MarblePlay()
    let source = play.hot("-a-b-c-|")
    let out = source.takeLast(2)
    #expect(play.difference(of: out, from: "-------[bc|]") == nil)
  }

  @Test("OP-49: an error of the source drops the elements that takeLast kept")
  func error() {
    let play = MarblePlay()
    let source = play.hot("-a-#")
    let out = source.takeLast(2)
    #expect(play.difference(of: out, from: "---#") == nil)
  }

  @Test("takeLast(0) sends nothing")
  func zero() {
    let play = MarblePlay()
    let source = play.hot("-a-|")
    let out = source.takeLast(0)
    #expect(play.difference(of: out, from: "---|") == nil)
  }

}
