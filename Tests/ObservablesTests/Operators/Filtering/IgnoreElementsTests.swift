import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct IgnoreElementsTests {
  @Test("OP-25: ignoreElements sends only the end")
  func picture() {
    expectPicture(is: "-------|") { $0.hot("-a-b-c-|").ignoreElements() }
  }
}
