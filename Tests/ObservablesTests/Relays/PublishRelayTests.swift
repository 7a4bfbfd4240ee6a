import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct PublishRelayTests {
  @Test
  func `RX-21: a publish relay sends what it accepts to present observers, and nothing of the past to later ones`() {
    let relay = PublishRelay<Int>()
    let history = History()
    _ = relay.write(to: history, "early")
    relay.accept(1)
    _ = relay.write(to: history, "late")
    relay.accept(2)
    #expect(history.lines == ["early: 1", "early: 2", "late: 2"])
  }

  @Test func `RX-21: an observer can be subscribed, and leave`() {
    let relay = PublishRelay<Int>()
    let observer = TestScheduler(initialClock: 0).createObserver(Int.self)
    let subscription = relay.subscribe(observer)
    relay.accept(1)
    subscription.dispose()
    relay.accept(2)
    #expect(observer.events == [.next(0, 1)])
    #expect(relay.asObservable() === relay.asObservable())
  }
}
