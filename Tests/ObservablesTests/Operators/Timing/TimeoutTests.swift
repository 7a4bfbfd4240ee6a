import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct TimeoutTests {
  @Test("OP-52: timeout fails if nothing comes for too long")
  func picture() {
    let play = MarblePlay()
    let source = play.hot("-a-b------c|")
    #expect(play.difference(of: source.timeout(.milliseconds(40), scheduler: play.clock), from: "-a-b---#") == nil)
    #expect(source.subscriptions == [Subscription(0, 70)])
  }

  @Test("OP-52: the error of a timeout is RxError.timeout")
  func error() throws {
    let clock = VirtualClock()
    var caught: [String] = []
    let subscription = Observable<Int>.never().timeout(.milliseconds(300), scheduler: clock)
      .subscribe(onError: { caught.append("\($0) at \(clock.now)") })
    try clock.advance(by: .seconds(1))
    subscription.dispose()
    #expect(caught == ["Sequence timeout. at 0.3 seconds"])
  }

  @Test("OP-52, SM-40: another sequence can follow instead of the error of a timeout, at that instant")
  func other() {
    let play = MarblePlay()
    let other = play.cold("x-y-|")
    let source = play.hot("-a-------b-|")
    let out = source.timeout(.milliseconds(40), other: other, scheduler: play.clock)
    #expect(play.difference(of: out, from: "-a---x-y-|") == nil)
    #expect(source.subscriptions == [Subscription(0, 50)])
    #expect(other.subscriptions == [Subscription(50, 90)])
  }

  @Test("OP-52: an end in time cancels the timer", arguments: ["-a-|", "-a-#"])
  func inTime(marbles: String) {
    let play = MarblePlay()
    #expect(
      play.difference(of: play.hot(marbles).timeout(.milliseconds(40), scheduler: play.clock), from: marbles) == nil)
    #expect(!play.clock.hasOneShotWork)
  }

  @Test("SM-40: what the source still sends after that is not heard")
  func lateEvents() throws {
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
