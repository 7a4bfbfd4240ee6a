import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct ErrorTests {
  @Test func `OP-19: error sends its error at subscription`() {
    expectPicture(is: "#") { _ in Observable<Int>.error(TestError()) }
  }
}
