import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct NeverTests {
  @Test("OP-31: never sends nothing")
  func picture() {
    expectPicture(is: "------") { _ in Observable<Int>.never() }
  }
}
