import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct TakeLastTests {
  @Test func `OP-49: the operator sends what its pictures show`() {
    expectPicture("takeLast sends the last elements at completion", is: "-------[bc|]") {
      $0.hot("-a-b-c-|").takeLast(2)
    }
    expectPicture("an error of the source drops the elements that takeLast kept", is: "---#") {
      $0.hot("-a-#").takeLast(2)
    }
    expectPicture("takeLast(0) sends nothing", is: "---|") { $0.hot("-a-|").takeLast(0) }
  }
}
