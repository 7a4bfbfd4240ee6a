import Observables
import Testing
import VirtualTime

/// A deprecated function that is called through a protocol warns nobody.
private protocol FormerNames {
  func events() -> [[Recorded<Event<Int>>]]
}

private struct FormerStarting: FormerNames {
  @available(*, deprecated)
  func events() -> [[Recorded<Event<Int>>]] {
    func source(_ scheduler: TestScheduler) -> TestableObservable<Int> {
      scheduler.createHotObservable([.next(210, 1), .next(310, 2), .next(410, 3)])
    }
    let (first, second) = (TestScheduler(initialClock: 0), TestScheduler(initialClock: 0))
    let (one, other) = (source(first).asObservable(), source(second).asObservable())
    return [
      first.start(400) { one }.events,
      second.start(250, subscribed: 300, disposed: 500) { other }.events,
    ]
  }
}

struct RenamedStartingTests {
  @Test func `the former names still do the same`() {
    let names: any FormerNames = FormerStarting()
    #expect(names.events() == [[.next(210, 1), .next(310, 2)], [.next(310, 2), .next(410, 3)]])
  }
}
