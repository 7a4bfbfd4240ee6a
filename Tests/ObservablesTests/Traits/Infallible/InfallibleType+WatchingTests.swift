import Observables
import TestSupport
import Testing
import VirtualTime

struct InfallibleTypeWatchingTests {
  @Test func `SM-58: debug of an infallible sequence tells the hook, also of its place unless it has a name`() {
    let history = History()
    Hooks.withDebugHandler({ history.note($0) }) {
      _ = Infallible.just(String(repeating: "x", count: 50)).debug("named", trimOutput: true).subscribe()
      _ = Infallible<Int>.empty().debug(file: "F.swift", line: 7, function: "f()").subscribe()
    }
    #expect(
      history.lines == [
        "named -> subscribed", "named -> Event next(xxxxxxxxxxxxxxx...xxxxxxxxxxxxxxxxxxx)", "named -> Event completed",
        "named -> isDisposed", "F.swift:7 (f()) -> subscribed", "F.swift:7 (f()) -> Event completed",
        "F.swift:7 (f()) -> isDisposed",
      ])
  }
}
