import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct DelayTests {
  @Test("OP-12: delay moves elements and completion later")
  func picture() {
    let play = MarblePlay()
    let source = play.hot("-a-bc---|")
    #expect(play.difference(of: source.delay(.milliseconds(20), scheduler: play.clock), from: "---a-bc---|") == nil)
    #expect(source.subscriptions == [Subscription(0, 80)])
  }

  @Test("OP-12: an error overtakes and drops what is pending")
  func error() {
    let play = MarblePlay()
    let out = play.hot("-a-bc#").delay(.milliseconds(30), scheduler: play.clock)
    #expect(play.difference(of: out, from: "----a#") == nil)
  }

  @Test("OP-12: events of one instant stay together and in order")
  func sameInstant() {
    let play = MarblePlay()
    let out = play.hot("-[abc]-[d|]").delay(.milliseconds(20), scheduler: play.clock)
    #expect(play.difference(of: out, from: "---[abc]-[d|]") == nil)
  }

  @Test("OP-12: on a test scheduler each event moves by the delay")
  func testScheduler() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(250, 1), .next(250, 2), .next(350, 3), .completed(550)])
    let result = scheduler.start { source.delay(.seconds(100), scheduler: scheduler) }
    #expect(result.events == [.next(350, 1), .next(350, 2), .next(450, 3), .completed(650)])
    #expect(source.subscriptions == [Subscription(200, 550)])
  }

  @Test("OP-12: disposal cancels what is pending")
  func disposal() {
    let play = MarblePlay()
    #expect(play.difference(of: play.hot("-ab").delay(.milliseconds(20), scheduler: play.clock), from: "---a") == nil)
    #expect(!play.clock.hasOneShotWork)
  }

  @Test("SM-38: elements and completion keep their spacing; the source is released at its own completion")
  func times() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(150, 1), .next(250, 2), .next(250, 3), .next(350, 4), .completed(550),
    ])
    let result = scheduler.start { source.delay(.seconds(100), scheduler: scheduler) }
    #expect(result.events == [.next(350, 2), .next(350, 3), .next(450, 4), .completed(650)])
    #expect(source.subscriptions == [Subscription(200, 550)])
  }

  @Test("SM-38: an error overtakes everything at once")
  func overtaking() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(250, 2), .next(350, 3), .next(450, 4), .error(460, TestError())])
    let result = scheduler.start { source.delay(.seconds(110), scheduler: scheduler) }
    #expect(result.events == [.next(360, 2), .error(460, TestError())])
    #expect(source.subscriptions == [Subscription(200, 460)])
  }

  @Test("SM-38: the source is disposed before its error is sent")
  func disposalBeforeTheError() {
    let history = History()
    let source = PublishSubject<Int>()
    _ = source.do(onDispose: { history.note("source disposed") })
      .delay(.seconds(1), scheduler: TestScheduler(initialClock: 0)).write(to: history)
    source.onError(TestError())
    #expect(history.lines == ["source disposed", "error broken", "disposed"])
  }
}
