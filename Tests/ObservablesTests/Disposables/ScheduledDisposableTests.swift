import Observables
import TestSupport
import Testing
import VirtualTime

struct ScheduledDisposableTests {
  private let clock = VirtualClock()
  private let history = History()

  @Test func `several disposals before the scheduler's turn are one, and isDisposed is false until then`() throws {
    let scheduled = ScheduledDisposable(
      scheduler: clock, disposable: Disposables.create { [history] in history.note("disposed") })
    #expect(scheduled.scheduler as? VirtualClock === clock)
    scheduled.dispose()
    scheduled.dispose()
    #expect(!scheduled.isDisposed)
    #expect(history.lines == [])
    try clock.runDueWork()
    #expect(scheduled.isDisposed)
    scheduled.dispose()
    try clock.runDueWork()
    #expect(history.lines == ["disposed"])
  }

  @Test func `a scheduled disposable releases what it has disposed`() throws {
    weak var held: BooleanDisposable?
    let scheduled: ScheduledDisposable
    do {
      let flag = BooleanDisposable()
      held = flag
      scheduled = ScheduledDisposable(scheduler: clock, disposable: flag)
    }
    scheduled.dispose()
    #expect(held?.isDisposed == false)
    try clock.runDueWork()
    #expect(held == nil)
  }
}
