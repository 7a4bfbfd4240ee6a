import Observables
import Testing
import VirtualTime

private struct TestError: Error {}

/// A deprecated function that is called through a protocol warns nobody.
private protocol FormerNames {
  func events() -> [Recorded<Event<Int>>]
}

private struct FormerEvents: FormerNames {
  @available(*, deprecated)
  func events() -> [Recorded<Event<Int>>] { [next(1, 5), error(2, TestError()), completed(3), completed(4, Int.self)] }
}

struct RenamedEventsTests {
  @Test func `the former names still do the same`() {
    let names: any FormerNames = FormerEvents()
    #expect(names.events() == [.next(1, 5), .error(2, TestError()), .completed(3), .completed(4)])
  }
}
