import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct SkipTests {
  @Test("OP-43: skip drops the first elements")
  func picture() {
    expectPicture(is: "-----c-|") { $0.hot("-a-b-c-|").skip(2) }
  }
}
