import Observables
import Testing
import VirtualTime

struct HotObserversTests {
  @Test func `observers hear in the order of their subscription, and one that left hears nothing`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(10, 1), .next(20, 2)])
    var heard: [String] = []
    let first = source.subscribe(onNext: { heard.append("first \($0)") })
    let second = source.subscribe(onNext: { heard.append("second \($0)") })
    scheduler.scheduleAt(15) { first.dispose() }
    scheduler.start()
    second.dispose()
    #expect(heard == ["first 1", "second 1", "second 2"])
  }
}
