import Observables
import TestSupport
import Testing
import VirtualTime

struct InfallibleTypeSharingTests {
  @Test func `RX-24: share subscribes the source once and replays to late observers`() {
    let play = MarblePlay()
    let source = play.hot("-a-b-c-|")
    let shared = source.infallible.share(replay: 1)
    let history = History()
    _ = shared.write(to: history, "first")
    _ = play.clock.scheduleRelative((), dueTime: .milliseconds(40)) {
      shared.write(to: history, "second")
    }
    #expect(play.difference(of: Infallible<Int>.never(), from: "----------") == nil)
    #expect(
      history.lines == [
        "first: a", "first: b", "second: b", "first: c", "second: c", "first: completed", "first: disposed",
        "second: completed", "second: disposed",
      ])
    #expect(source.subscriptions == [Subscription(0, 70)])
  }

  @Test func `RX-24: without share the source runs once for each subscriber`() {
    var runs = 0
    let relay = PublishRelay<Int>()
    let cold = Infallible<Int>.deferred {
      runs += 1
      return relay.asInfallible()
    }
    let bag = DisposeBag()
    cold.subscribe().disposed(by: bag)
    cold.subscribe().disposed(by: bag)
    #expect(runs == 2)
    let shared = cold.share()
    shared.subscribe().disposed(by: bag)
    shared.subscribe().disposed(by: bag)
    #expect(runs == 3)
  }
}
