import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct IgnoreElementsTests {
  @Test func `OP-25: ignoreElements sends only the end`() {
    expectPicture(is: "-------|") { $0.hot("-a-b-c-|").ignoreElements() }
  }
}
