import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct TimeoutTests {
  @Test func `OP-52: timeout fails if nothing comes for too long`() {
    let play = MarblePlay()
    let source = play.hot("-a-b------c|")
    #expect(play.difference(of: source.timeout(.milliseconds(40), scheduler: play.clock), from: "-a-b---#") == nil)
    #expect(source.subscriptions == [Subscription(0, 70)])
  }

  @Test func `OP-52: the error of a timeout is RxError.timeout`() throws {
    let clock = VirtualClock()
    var caught: [String] = []
    let subscription = Observable<Int>.never().timeout(.milliseconds(300), scheduler: clock)
      .subscribe(onError: { caught.append("\($0) at \(clock.now)") })
    try clock.advance(by: .seconds(1))
    subscription.dispose()
    #expect(caught == ["Sequence timeout. at 0.3 seconds"])
  }

  @Test func `OP-52, SM-40: another sequence can follow instead of the error of a timeout, at that instant`() {
    let play = MarblePlay()
    let other = play.cold("x-y-|")
    let source = play.hot("-a-------b-|")
    let out = source.timeout(.milliseconds(40), other: other, scheduler: play.clock)
    #expect(play.difference(of: out, from: "-a---x-y-|") == nil)
    #expect(source.subscriptions == [Subscription(0, 50)])
    #expect(other.subscriptions == [Subscription(50, 90)])
  }

  @Test(arguments: ["-a-|", "-a-#"])
  func `OP-52: an end in time cancels the timer`(marbles: String) {
    let play = MarblePlay()
    #expect(
      play.difference(of: play.hot(marbles).timeout(.milliseconds(40), scheduler: play.clock), from: marbles) == nil)
    #expect(!play.clock.hasOneShotWork)
  }

  @Test func `SM-40: what the source still sends after that is not heard`() throws {
    let clock = VirtualClock()
    var feed: AnyObserver<Int>?
    let source = Observable<Int>.create { observer in
      feed = observer
      return Disposables.create()
    }
    let history = History()
    let subscription = source.timeout(.seconds(1), other: Observable.just(9), scheduler: clock).write(to: history)
    try clock.advance(by: .seconds(1))
    feed?.onNext(1)
    feed?.onError(TestError())
    subscription.dispose()
    #expect(history.lines == ["9", "completed", "disposed"])
  }
}
