import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct DelayTests {
  @Test func `OP-12, SM-38: the operator sends what its pictures show`() {
    expectPicture("an error overtakes and drops what is pending", is: "----a#") {
      $0.hot("-a-bc#").delay(.milliseconds(30), scheduler: $0.clock)
    }
    expectPicture("events of one instant stay together and in order", is: "---[abc]-[d|]") {
      $0.hot("-[abc]-[d|]").delay(.milliseconds(20), scheduler: $0.clock)
    }
  }

  @Test func `OP-12: disposal cancels what is pending`() {
    let play = MarblePlay()
    #expect(play.difference(of: play.hot("-ab").delay(.milliseconds(20), scheduler: play.clock), from: "---a") == nil)
    #expect(!play.clock.hasOneShotWork)
  }

  @Test
  func `OP-12, SM-38: elements and completion keep their spacing; the source is released at its own completion`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(150, 1), .next(250, 2), .next(250, 3), .next(350, 4), .completed(550),
    ])
    let result = scheduler.start { source.delay(.seconds(100), scheduler: scheduler) }
    #expect(result.events == [.next(350, 2), .next(350, 3), .next(450, 4), .completed(650)])
    #expect(source.subscriptions == [Subscription(200, 550)])
  }

  @Test func `SM-38: the source is disposed before its error is sent`() {
    let history = History()
    let source = PublishSubject<Int>()
    _ = source.do(onDispose: { history.note("source disposed") })
      .delay(.seconds(1), scheduler: TestScheduler(initialClock: 0)).write(to: history)
    source.onError(TestError())
    #expect(history.lines == ["source disposed", "error broken", "disposed"])
  }
}
