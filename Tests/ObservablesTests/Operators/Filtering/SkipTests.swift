import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct SkipTests {
  @Test func `OP-43: skip drops the first elements`() {
    expectPicture(is: "-----c-|") { $0.hot("-a-b-c-|").skip(2) }
  }
}
