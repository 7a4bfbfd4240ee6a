import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct ReplayRelayTests {
  @Test(arguments: [(1, ["2"]), (9, ["1", "2"])])
  func `RX-21: each new observer gets the last elements first, as many as are kept`(bufferSize: Int, past: [String]) {
    let relay = ReplayRelay<Int>.create(bufferSize: bufferSize)
    relay.accept(1)
    relay.accept(2)
    let history = History()
    _ = relay.write(to: history)
    relay.accept(3)
    #expect(history.lines == past + ["3"])
  }

  @Test func `RX-21: without a bound it keeps all`() {
    let relay = ReplayRelay<Int>.createUnbound()
    for element in 1...100 { relay.accept(element) }
    #expect(relay.heard == (1...100).map { "\($0)" })
  }

  @Test func `RX-21: an observer can be subscribed, and leave`() {
    let relay = ReplayRelay<Int>.create(bufferSize: 1)
    relay.accept(1)
    let observer = TestScheduler(initialClock: 0).createObserver(Int.self)
    let subscription = relay.subscribe(observer)
    relay.accept(2)
    subscription.dispose()
    relay.accept(3)
    #expect(observer.events == [.next(0, 1), .next(0, 2)])
    #expect(relay.asObservable() === relay.asObservable())
  }
}
