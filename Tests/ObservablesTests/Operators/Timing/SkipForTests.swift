import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct SkipForTests {
  @Test("OP-43: skip drops the elements of the first while")
  func picture() {
    let play = MarblePlay()
    let out = play.hot("-a-b-c-d-|").skip(.milliseconds(40), scheduler: play.clock)
    #expect(play.difference(of: out, from: "-----c-d-|") == nil)
  }

  @Test("OP-43: the ends are not skipped", arguments: [("-a|", "--|"), ("-a#", "--#")])
  func ends(marbles: String, expected: String) {
    let play = MarblePlay()
    #expect(
      play.difference(of: play.hot(marbles).skip(.milliseconds(40), scheduler: play.clock), from: expected) == nil)
    #expect(!play.clock.hasOneShotWork)
  }

  @Test("OP-43: the deadline is set before the source is subscribed")
  func deadline() {
    let play = MarblePlay()
    let out = play.cold("-a-bc|").skip(.milliseconds(40), scheduler: play.clock)
    #expect(play.difference(of: out, from: "----c|") == nil)
  }

  @Test("SM-42: a while of nothing swallows nothing that comes after 201; the deadline is armed first")
  func deadlineTimes() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(202, 1), .next(210, 2), .completed(230)])
    let result = scheduler.start { source.skip(.seconds(0), scheduler: scheduler) }
    #expect(result.events == [.next(202, 1), .next(210, 2), .completed(230)])
    let cold = TestScheduler(initialClock: 0)
    let timed = cold.createColdObservable([.next(49, 1), .next(50, 2), .completed(60)])
    #expect(cold.start { timed.skip(.seconds(50), scheduler: cold) }.events == [.next(250, 2), .completed(260)])
  }
}
