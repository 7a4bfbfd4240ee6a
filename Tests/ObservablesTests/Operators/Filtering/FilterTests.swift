import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct FilterTests {
  @Test func `OP-20: the operator sends what its pictures show`() {
    expectPicture("filter sends what satisfies", is: "---2---4-|") {
      $0.hot("-1-2-3-4-|") { Int($0)! }.filter { $0 % 2 == 0 }
    }
    expectPicture("a thrown error ends the sequence", is: "-1-#") {
      $0.hot("-1-2-|") { Int($0)! }.filter { if $0 == 2 { throw TestError() } else { true } }
    }
  }
}
