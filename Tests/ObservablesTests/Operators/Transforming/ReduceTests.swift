import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct ReduceTests {
  @Test("OP-34: reduce sends one value at completion")
  func picture() {
    let play = MarblePlay()
    let source = play.hot("-1-2-3-|") { Int($0)! }
    let out = source.reduce(0, accumulator: +)
    #expect(play.difference(of: out, from: "-------[6|]") == nil)
  }

  @Test("OP-34: an error leaves no value")
  func error() {
    let play = MarblePlay()
    let source = play.hot("-1-2-#") { Int($0)! }
    let out = source.reduce(0, accumulator: +)
    #expect(play.difference(of: out, from: "-----#") == nil)
  }

  @Test("reduce sends its result transformed")
  func mapResult() {
    #expect(Observable.of(1, 2).reduce(0, accumulator: +, mapResult: { "<\($0)>" }).heard == ["<3>", "completed"])
  }

}
