import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct EmptyTests {
  @Test("OP-18: empty completes")
  func picture() {
    expectPicture(is: "|") { _ in Observable<Int>.empty() }
  }
}
