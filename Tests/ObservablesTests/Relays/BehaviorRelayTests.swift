import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct BehaviorRelayTests {
  @Test func `RX-21: each new observer gets the latest value first`() {
    let relay = BehaviorRelay(value: 0)
    let history = History()
    _ = relay.write(to: history, "early")
    relay.accept(1)
    _ = relay.write(to: history, "late")
    relay.accept(2)
    #expect(history.lines == ["early: 0", "early: 1", "late: 1", "early: 2", "late: 2"])
    #expect(relay.value == 2)
  }

  @Test func `RX-21: an observer can be subscribed, and leave`() {
    let relay = BehaviorRelay(value: 0)
    let observer = TestScheduler(initialClock: 0).createObserver(Int.self)
    let subscription = relay.subscribe(observer)
    relay.accept(1)
    subscription.dispose()
    relay.accept(2)
    #expect(observer.events == [.next(0, 0), .next(0, 1)])
    #expect(relay.asObservable() === relay.asObservable())
  }
}
