import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct SkipForTests {
  @Test func `OP-43, SM-42: the operator sends what its pictures show`() {
    expectPicture("skip drops the elements of the first while", is: "-----c-d-|") {
      $0.hot("-a-b-c-d-|").skip(.milliseconds(40), scheduler: $0.clock)
    }
    expectPicture("the deadline is set before the source is subscribed", is: "----c|") {
      $0.cold("-a-bc|").skip(.milliseconds(40), scheduler: $0.clock)
    }
  }

  @Test(arguments: [("-a|", "--|"), ("-a#", "--#")])
  func `OP-43: skip(for:) does not skip the ends`(marbles: String, expected: String) {
    let play = MarblePlay()
    #expect(
      play.difference(of: play.hot(marbles).skip(.milliseconds(40), scheduler: play.clock), from: expected) == nil)
    #expect(!play.clock.hasOneShotWork)
  }

  @Test func `SM-42: skip(for:) with a span of zero drops nothing after 201`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(202, 1), .next(210, 2), .completed(230)])
    let result = scheduler.start { source.skip(.seconds(0), scheduler: scheduler) }
    #expect(result.events == [.next(202, 1), .next(210, 2), .completed(230)])
  }
}
