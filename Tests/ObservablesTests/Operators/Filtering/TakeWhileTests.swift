import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct TakeWhileTests {
  @Test func `OP-51: the operator sends what its pictures show`() {
    expectPicture("take(while:) completes at the first that fails", is: "-1-2-|") {
      $0.hot("-1-2-3-1-|") { Int($0)! }.take(while: { $0 < 3 })
    }
    expectPicture("inclusive sends that element too", is: "-1-2-[3|]") {
      $0.hot("-1-2-3-1-|") { Int($0)! }.take(while: { $0 < 3 }, behavior: .inclusive)
    }
  }
}
