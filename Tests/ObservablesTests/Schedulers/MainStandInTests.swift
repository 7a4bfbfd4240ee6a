import Observables
import TestSupport
import Testing
import VirtualTime

struct MainStandInTests {
  /// Stands for a main scheduler.
  private final class Main {}

  private let history = History()
  private let clock = VirtualClock()

  private func schedule(_ line: String, for main: Main, _ body: @escaping () -> Void = {}) -> Bool {
    let scheduled = AmbientScheduler.schedule(line, for: main) { [history] line in
      history.note(line)
      body()
      return Disposables.create()
    }
    return scheduled != nil
  }

  @Test func `SM-21: each main scheduler keeps an order of its own, and leaves nothing behind`() throws {
    let (one, other) = (Main(), Main())
    try clock.whilePlaying {
      _ = schedule("1", for: one) {
        _ = schedule("4", for: one) { history.note("5") }
        _ = schedule("2", for: other)
        _ = schedule("6", for: one)
        history.note("3")
        #expect(!clock.mainActions.isEmpty)
      }
      try clock.runDueWork()
    }
    #expect(history.lines == ["1", "2", "3", "4", "5", "6"])
    #expect(clock.mainActions.isEmpty)
  }

  @Test func `SM-21: a stand-in that does not count schedules everything`() {
    let scheduler = TestScheduler(initialClock: 0)
    AmbientScheduler.withCurrent(scheduler) { #expect(schedule("1", for: Main())) }
    #expect(history.lines == [])
    scheduler.start()
    #expect(history.lines == ["1"])
  }

  @Test func `SM-21: without a stand-in nothing is done`() {
    #expect(!schedule("1", for: Main()))
    #expect(history.lines == [])
  }
}
