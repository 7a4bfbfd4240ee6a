import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct DebounceTests {
  @Test("OP-09: debounce sends an element when nothing newer has come for a while")
  func picture() {
    let play = MarblePlay()
    let out = play.hot("-ab---c-------d|").debounce(.milliseconds(30), scheduler: play.clock)
    #expect(play.difference(of: out, from: "-----b---c-----[d|]") == nil)
  }

  @Test("OP-09: an error drops the pending element")
  func error() {
    let play = MarblePlay()
    let out = play.hot("-ab#").debounce(.milliseconds(30), scheduler: play.clock)
    #expect(play.difference(of: out, from: "---#") == nil)
    #expect(!play.clock.hasOneShotWork)
  }

  @Test("OP-09: without a pending element the completion comes alone")
  func nothingPending() {
    let play = MarblePlay()
    let out = play.hot("-a-----|").debounce(.milliseconds(30), scheduler: play.clock)
    #expect(play.difference(of: out, from: "----a--|") == nil)
  }

  @Test("SM-37: the completion flushes the pending value, an error drops it")
  func ends() {
    func events(_ end: Recorded<Event<Int>>) -> [Recorded<Event<Int>>] {
      let scheduler = TestScheduler(initialClock: 0)
      let source = scheduler.createHotObservable([.next(210, 1), .next(300, 2), .next(340, 3), end])
      return scheduler.start { source.debounce(.seconds(50), scheduler: scheduler) }.events
    }
    #expect(events(.completed(350)) == [.next(260, 1), .next(350, 3), .completed(350)])
    #expect(events(.error(350, TestError())) == [.next(260, 1), .error(350, TestError())])
    #expect(events(.completed(400)) == [.next(260, 1), .next(390, 3), .completed(400)])
  }
}
