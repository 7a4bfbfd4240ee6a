import Observables
import TestSupport
import Testing
import VirtualTime

struct AgendaTests {
  private let clock = VirtualClock()
  private let history = History()

  @discardableResult
  private func at(_ due: Duration, _ line: String) -> any Disposable {
    clock.scheduleRelative(line, dueTime: due) { [history] in
      history.note($0)
      return Disposables.create()
    }
  }

  @Test func `time is kept in whole nanoseconds; what is finer is dropped`() throws {
    at(.nanoseconds(1), "one")
    at(Duration(secondsComponent: 0, attosecondsComponent: 1_999_999_999), "one and a bit")
    #expect(clock.nextDue == .nanoseconds(1))
    try clock.advance(by: .nanoseconds(1))
    #expect(history.lines == ["one", "one and a bit"])
  }

  @Test func `what lies beyond the end of time is not scheduled`() throws {
    at(.seconds(Int64.max), "never")
    at(.nanoseconds(Int64.max), "never")
    #expect(clock.nextDue == nil)
    at(.nanoseconds(Int64.max - 1), "at the end")
    #expect(clock.nextDue == .nanoseconds(Int64.max - 1))
    try clock.advance(by: .nanoseconds(Int64.max - 1))
    #expect(history.lines == ["at the end"])
  }

  @Test func `a due time in the past is now`() throws {
    try clock.advance(by: .seconds(1))
    at(.seconds(-1), "late")
    #expect(clock.nextDue == .seconds(1))
  }

  @Test(arguments: [0, 7, 50, 99])
  func `one item of many is taken out, wherever it stands`(victim: Int) throws {
    let items = (0..<100).map { number in at(.milliseconds(number * 37 % 100), "\(number * 37 % 100)") }
    items[victim].dispose()
    try clock.advance(by: .seconds(1))
    #expect(history.lines == (0..<100).filter { $0 != victim * 37 % 100 }.map { "\($0)" })
  }

  @Test func `a periodic item takes its turn behind what was scheduled before its tick`() throws {
    at(.milliseconds(20), "before")
    let ticks = clock.schedulePeriodic((), startAfter: .milliseconds(10), period: .milliseconds(10)) { [history] in
      history.note("tick")
    }
    try clock.advance(by: .milliseconds(10))
    at(.milliseconds(10), "after")
    try clock.advance(by: .milliseconds(10))
    ticks.dispose()
    #expect(history.lines == ["tick", "before", "tick", "after"])
    #expect(clock.nextDue == nil)
  }

  @Test func `disposing an item that ran disposes what its action returned`() throws {
    let result = BooleanDisposable()
    let item = clock.schedule(()) { result }
    try clock.runDueWork()
    #expect(!result.isDisposed)
    item.dispose()
    #expect(result.isDisposed)
  }
}
