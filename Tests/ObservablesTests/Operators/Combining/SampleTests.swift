import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct SampleTests {
  @Test("OP-39: sample sends the latest element at each tick if it is new")
  func picture() {
    let play = MarblePlay()
    let out = play.hot("-a-b----c---|").sample(play.hot("----x-x---x----x"))
    #expect(play.difference(of: out, from: "----b-----c----|") == nil)
  }

  @Test("OP-39: the sampler's completion is a tick")
  func samplerCompletes() {
    let play = MarblePlay()
    #expect(play.difference(of: play.hot("-a|").sample(play.hot("----|")), from: "----[a|]") == nil)
    let again = MarblePlay()
    #expect(again.difference(of: again.hot("-a-----b--").sample(again.hot("----|")), from: "----a-----") == nil)
  }

  @Test("OP-39: a default value fills ticks without a new element")
  func defaultValue() {
    let play = MarblePlay()
    let out = play.hot("-a-----").sample(play.hot("--x-x-x"), defaultValue: "0")
    #expect(play.difference(of: out, from: "--a-0-0") == nil)
  }

  @Test("OP-39: an error of either ends it", arguments: [("-a-#", "-----"), ("-a---", "---#")])
  func error(source: String, sampler: String) {
    let play = MarblePlay()
    #expect(play.difference(of: play.hot(source).sample(play.hot(sampler)), from: "---#") == nil)
  }

  @Test("SM-33: a new value comes out once; the completion waits for the next tick")
  func times() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(150, 1), .next(220, 2), .next(240, 3), .next(290, 4), .next(300, 5), .next(310, 6), .completed(400),
    ])
    let ticks = scheduler.createHotObservable([
      .next(150, ""), .next(210, "a"), .next(250, "b"), .next(260, "c"), .next(320, "d"), .completed(500),
    ])
    let result = scheduler.start { source.sample(ticks) }
    #expect(result.events == [.next(250, 3), .next(320, 6), .completed(500)])
    #expect(source.subscriptions == [Subscription(200, 400)])
    #expect(ticks.subscriptions == [Subscription(200, 500)])
  }

  @Test("SM-33: the sampler's completion flushes the pending value, and completes if the source has")
  func flush() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(220, 2), .next(310, 7), .completed(400)])
    let ticks = scheduler.createHotObservable([.next(260, ""), .completed(500)])
    let result = scheduler.start { source.sample(ticks) }
    #expect(result.events == [.next(260, 2), .next(500, 7), .completed(500)])
  }

  @Test("SM-33: a default value fills the ticks without a new one, the last too")
  func filled() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(220, 2), .completed(300)])
    let ticks = scheduler.createHotObservable([.next(210, ""), .next(230, ""), .next(250, ""), .next(350, "")])
    let result = scheduler.start { source.sample(ticks, defaultValue: 0) }
    #expect(result.events == [.next(210, 0), .next(230, 2), .next(250, 0), .next(350, 0), .completed(350)])
  }
}
