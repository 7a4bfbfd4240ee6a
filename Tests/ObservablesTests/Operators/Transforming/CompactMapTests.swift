import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct CompactMapTests {
  @Test func `compactMap drops what becomes nil`() {
    expectPicture(is: "-1---3-|") { $0.hot("-1-x-3-|").compactMap { Int($0) } }
  }
}
