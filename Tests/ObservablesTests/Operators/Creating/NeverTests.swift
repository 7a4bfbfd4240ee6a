import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct NeverTests {
  @Test func `OP-31: never sends nothing`() {
    expectPicture(is: "------") { _ in Observable<Int>.never() }
  }
}
