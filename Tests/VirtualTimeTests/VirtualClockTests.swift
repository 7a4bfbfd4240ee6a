import Observables
import TestSupport
import Testing
import VirtualTime

struct VirtualClockTests {
  private let clock = VirtualClock()
  private let history = History()

  @discardableResult
  private func at(_ milliseconds: Int, _ line: String, then: @escaping () -> Void = {}) -> any Disposable {
    clock.scheduleRelative((), dueTime: .milliseconds(milliseconds)) { [history, clock] in
      history.note("\(Int(clock.now / .milliseconds(1))) \(line)")
      then()
      return Disposables.create()
    }
  }

  @Test func `RX-18: work runs by time, then by order of scheduling`() throws {
    at(20, "c")
    at(10, "a")
    at(10, "b")
    try clock.advance(by: .milliseconds(20))
    #expect(history.lines == ["10 a", "10 b", "20 c"])
  }

  @Test
  func `advance includes work due exactly then, also what is scheduled meanwhile, and ends at the target`() throws {
    at(10, "a") { at(0, "b") { at(1, "late") } }
    try clock.advance(to: .milliseconds(10))
    #expect(history.lines == ["10 a", "10 b"])
    #expect(clock.now == .milliseconds(10))
    #expect(clock.nextDue == .milliseconds(11))
    try clock.advance(by: .milliseconds(90))
    #expect(clock.now == .milliseconds(100))
  }

  @Test func `an observer hears of each instant that is over, when all its work is done`() throws {
    clock.whenInstantIsDone = { [history, clock] in history.note("\(Int(clock.now / .milliseconds(1))) done") }
    at(10, "a") { at(0, "b") }
    at(20, "c")
    try clock.runDueWork()
    #expect(history.lines == [])
    try clock.advance(to: .milliseconds(15))
    #expect(history.lines == ["0 done", "10 a", "10 b", "10 done"])
    try clock.runUntilIdle(within: .seconds(1))
    // The last instant goes on until time does.
    #expect(history.lines.dropFirst(4) == ["15 done", "20 c"])
  }

  @Test func `the clock never goes backwards`() throws {
    try clock.advance(by: .milliseconds(10))
    at(0, "due")
    try clock.advance(to: .milliseconds(5))
    try clock.advance(by: .milliseconds(-5))
    #expect(clock.now == .milliseconds(10))
    #expect(history.lines == ["10 due"])
  }

  @Test func `runDueWork leaves time alone`() throws {
    at(0, "now")
    at(1, "later")
    try clock.runDueWork()
    #expect(history.lines == ["0 now"])
  }

  @Test func `a cancelled item neither runs nor counts nor moves the clock`() throws {
    let item = at(10, "a")
    item.dispose()
    #expect(!clock.hasOneShotWork)
    #expect(clock.nextDue == nil)
    try clock.runUntilIdle(within: .seconds(1))
    #expect(clock.now == .zero)
    #expect(history.lines == [])
  }

  @Test func `what a cancelled item holds is freed at once`() {
    weak var held: History?
    let item: any Disposable
    do {
      let object = History()
      held = object
      item = clock.scheduleRelative((), dueTime: .seconds(1)) {
        object.note("never")
        return Disposables.create()
      }
    }
    #expect(held != nil)
    item.dispose()
    #expect(held == nil)
  }

  @Test func `pending work does not keep the clock or itself alive`() {
    weak var held: History?
    do {
      let clock = VirtualClock()
      let object = History()
      held = object
      _ = clock.scheduleRelative((), dueTime: .seconds(1)) {
        object.note("never")
        return Disposables.create()
      }
    }
    #expect(held == nil)
  }

  @Test func `periodic work alone is idle`() throws {
    let ticks = clock.schedulePeriodic(0, startAfter: .milliseconds(10), period: .milliseconds(10)) { [history] count in
      history.note("\(count)")
      return count + 1
    }
    #expect(!clock.hasOneShotWork)
    try clock.runUntilIdle(within: .seconds(1))
    #expect(clock.now == .zero)
    at(25, "one shot")
    try clock.runUntilIdle(within: .seconds(1))
    #expect(history.lines == ["0", "1", "25 one shot"])
    ticks.dispose()
    try clock.advance(by: .seconds(1))
    #expect(history.lines.count == 3)
  }

  @Test func `work that schedules itself again is not idle, and the failure names its origin`() {
    func rearm() { at(10, "again", then: rearm) }
    clock.origin = "poll"
    rearm()
    clock.origin = nil
    #expect(throws: VirtualClockFailure.notIdle(at: .milliseconds(35), culprit: "poll")) {
      try clock.runUntilIdle(within: .milliseconds(35))
    }
    #expect(history.lines.count == 3)
    #expect(clock.now == .milliseconds(35))
  }

  @Test func `work that re-arms itself may run for some events only`() {
    func rearm() { at(10, "again", then: rearm) }
    clock.origin = "poll"
    rearm()
    #expect(throws: VirtualClockFailure.notIdle(at: .milliseconds(50), culprit: "poll")) {
      try clock.runUntilIdle(within: .seconds(1), events: 5)
    }
    #expect(history.lines.count == 5)
  }

  @Test func `10,000 events without progress of time are a livelock`() {
    var runs = 0
    func again() {
      _ = clock.schedule(()) {
        runs += 1
        again()
        return Disposables.create()
      }
    }
    clock.origin = "loop"
    again()
    clock.origin = nil
    #expect(throws: VirtualClockFailure.livelock(at: .zero, culprit: "loop")) { try clock.runDueWork() }
    #expect(runs == 10_000)
  }

  @Test func `the limit counts events of one instant only`() throws {
    let clock = VirtualClock(livelockLimit: 2)
    #expect(clock.livelockLimit == 2)
    for _ in 0..<2 {
      for due in 1...3 { _ = clock.scheduleRelative((), dueTime: .seconds(due)) { Disposables.create() } }
    }
    try clock.runUntilIdle(within: .seconds(10))
    #expect(clock.now == .seconds(3))
  }

  @Test func `an origin is inherited and restored`() throws {
    clock.origin = "one"
    at(10, "a") { [clock, history] in
      history.note(clock.origin ?? "none")
      at(10, "b") { history.note(clock.origin ?? "none") }
    }
    clock.origin = "two"
    try clock.runUntilIdle(within: .seconds(1))
    #expect(history.lines == ["10 a", "one", "20 b", "one"])
    #expect(clock.origin == "two")
  }

  @Test func `work that is due never is not scheduled`() {
    _ = clock.scheduleRelative((), dueTime: .never) { Disposables.create() }
    #expect(clock.nextDue == nil)
  }

  @Test func `while playing the clock stands in for real time, on this thread, nested`() {
    let inner = VirtualClock()
    #expect(AmbientScheduler.current == nil)
    clock.whilePlaying {
      #expect(AmbientScheduler.current as? VirtualClock === clock)
      inner.whilePlaying { #expect(AmbientScheduler.current as? VirtualClock === inner) }
      #expect(AmbientScheduler.current as? VirtualClock === clock)
    }
    #expect(AmbientScheduler.current == nil)
  }
}
