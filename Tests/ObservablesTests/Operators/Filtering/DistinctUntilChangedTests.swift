import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct DistinctUntilChangedTests {
  @Test func `OP-15: the operator sends what its pictures show`() {
    expectPicture("distinctUntilChanged drops repetitions", is: "-1---2-1-|") {
      $0.hot("-1-1-2-1-|") { Int($0)! }.distinctUntilChanged()
    }
    expectPicture("distinctUntilChanged compares elements by a key", is: "-1---2---|") {
      $0.hot("-1-3-2-4-|") { Int($0)! }.distinctUntilChanged { $0 % 2 }
    }
    expectPicture("by comparer, which may throw", is: "-1-3-#") {
      $0.hot("-1-3-9-|") { Int($0)! }.distinctUntilChanged { if $1 == 9 { throw TestError() } else { $0 == $1 } }
    }
    expectPicture("by key and comparer, with the last element that was sent", is: "-1---3-5---|") {
      $0.hot("-1-2-3-5-4-|") { Int($0)! }.distinctUntilChanged({ $0 * 10 }, comparer: { $1 - $0 < 20 })
    }
  }

  @Test func `OP-15: distinctUntilChanged compares elements by the value at a key path`() {
    #expect(Observable.of("aa", "bb", "c").distinctUntilChanged(at: \.count).heard == ["aa", "c", "completed"])
  }
}
