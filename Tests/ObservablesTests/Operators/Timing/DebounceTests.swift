import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct DebounceTests {
  @Test func `OP-09, SM-37: the operator sends what its pictures show`() {
    expectPicture("debounce sends an element when nothing newer has come for a while", is: "-----b---c-----[d|]") {
      $0.hot("-ab---c-------d|").debounce(.milliseconds(30), scheduler: $0.clock)
    }
    expectPicture("without a pending element the completion comes alone", is: "----a--|") {
      $0.hot("-a-----|").debounce(.milliseconds(30), scheduler: $0.clock)
    }
  }

  @Test func `OP-09, SM-37: an error drops the pending element`() {
    let play = MarblePlay()
    let out = play.hot("-ab#").debounce(.milliseconds(30), scheduler: play.clock)
    #expect(play.difference(of: out, from: "---#") == nil)
    #expect(!play.clock.hasOneShotWork)
  }
}
