import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct EmptyTests {
  @Test func `OP-18: empty completes`() {
    expectPicture(is: "|") { _ in Observable<Int>.empty() }
  }
}
