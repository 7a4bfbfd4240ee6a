import Observables
import Testing
import VirtualTime

struct DebounceTests {
  @Test("OP-09 debounce sends an element when nothing newer has come for a while")
  func picture() {
    let play = MarblePlay()
    let out = play.hot("-ab---c-------d|").debounce(.milliseconds(30), scheduler: play.clock)
    #expect(play.difference(of: out, from: "-----b---c-----[d|]") == nil)
  }

  @Test("OP-09 an error drops the pending element")
  func error() {
    let play = MarblePlay()
    let out = play.hot("-ab#").debounce(.milliseconds(30), scheduler: play.clock)
    #expect(play.difference(of: out, from: "---#") == nil)
    #expect(!play.clock.hasOneShotWork)
  }

  @Test("OP-09 without a pending element the completion comes alone")
  func nothingPending() {
    let play = MarblePlay()
    let out = play.hot("-a-----|").debounce(.milliseconds(30), scheduler: play.clock)
    #expect(play.difference(of: out, from: "----a--|") == nil)
  }
}
