import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct ErrorTests {
  @Test("OP-19: error fails at subscription")
  func picture() {
    expectPicture(is: "#") { _ in Observable<Int>.error(TestError()) }
  }
}
