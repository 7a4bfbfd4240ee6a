import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct ReduceTests {
  @Test func `OP-34: the operator sends what its pictures show`() {
    expectPicture("reduce sends one value at completion", is: "-------[6|]") {
      $0.hot("-1-2-3-|") { Int($0)! }.reduce(0, accumulator: +)
    }
    expectPicture("an error leaves no value", is: "-----#") { $0.hot("-1-2-#") { Int($0)! }.reduce(0, accumulator: +) }
  }

  @Test func `reduce sends its result transformed`() {
    #expect(Observable.of(1, 2).reduce(0, accumulator: +, mapResult: { "<\($0)>" }).heard == ["<3>", "completed"])
  }
}
