import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct SkipWhileTests {
  @Test func `OP-45: skip(while:) drops until the predicate fails once`() {
    expectPicture(is: "-----3-1-|") { $0.hot("-1-2-3-1-|") { Int($0)! }.skip(while: { $0 < 3 }) }
  }
}
