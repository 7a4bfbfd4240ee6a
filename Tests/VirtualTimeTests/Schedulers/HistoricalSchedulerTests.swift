import Observables
import TestSupport
import Testing
import VirtualTime

struct HistoricalSchedulerTests {
  private let history = History()

  private func note(_ scheduler: HistoricalScheduler, _ line: String) -> any Disposable {
    history.note("\(scheduler.clock) \(line)")
    return Disposables.create()
  }

  @Test func `the clock of a historical scheduler begins at zero, or where it is told to`() {
    #expect(HistoricalScheduler().clock == .zero)
    #expect(HistoricalScheduler(initialClock: .seconds(60)).now == .seconds(60))
  }

  @Test func `the virtual time of a historical scheduler is real time`() {
    let scheduler = HistoricalScheduler(initialClock: .seconds(10))
    _ = scheduler.scheduleAbsoluteVirtual("at", time: .seconds(30)) { note(scheduler, $0) }
    _ = scheduler.scheduleRelativeVirtual("virtually after", dueTime: .seconds(15)) { note(scheduler, $0) }
    _ = scheduler.scheduleRelative("after", dueTime: .milliseconds(2500)) { note(scheduler, $0) }
    _ = scheduler.schedule("now") { note(scheduler, $0) }
    scheduler.start()
    #expect(
      history.lines == ["10.0 seconds now", "12.5 seconds after", "25.0 seconds virtually after", "30.0 seconds at"])
  }

  @Test func `a historical scheduler advances and sleeps by spans`() {
    let scheduler = HistoricalScheduler()
    scheduler.advanceTo(.seconds(3600))
    scheduler.sleep(.seconds(1))
    #expect(scheduler.clock == .seconds(3601))
  }

  @Test func `operators wait on a historical scheduler`() {
    let scheduler = HistoricalScheduler()
    let subscription = Observable<Int>.timer(.seconds(86_400), scheduler: scheduler)
      .subscribe { history.note("\(scheduler.clock) \($0)") }
    scheduler.start()
    subscription.dispose()
    #expect(history.lines == ["86400.0 seconds next(0)", "86400.0 seconds completed"])
  }
}
