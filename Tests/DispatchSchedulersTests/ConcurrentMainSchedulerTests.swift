import DispatchSchedulers
import Observables
import TestSupport
import Testing
import VirtualTime

struct ConcurrentMainSchedulerTests {
  private let scheduler = ConcurrentMainScheduler.instance

  /// Schedules an action that schedules another one, and notes when they begin and end.
  private func scheduleTwo(_ history: History, then body: @escaping () -> Void = {}) {
    _ = scheduler.schedule(()) {
      history.note("begin 1")
      _ = scheduler.schedule(()) {
        history.note("2")
        return Disposables.create()
      }
      history.note("end 1")
      body()
      return Disposables.create()
    }
  }

  @Test("SM-22: work comes to the main queue and runs at once there, without an order")
  func main() async {
    let lines: [String] = await withCheckedContinuation { continuation in
      let history = History()
      scheduleTwo(history) {
        MainScheduler.ensureExecutingOnScheduler()
        continuation.resume(returning: history.lines)
      }
    }
    #expect(lines == ["begin 1", "2", "end 1"])
  }

  @Test("SM-22: while a script plays, the playing thread is the main one")
  func playing() {
    let history = History()
    VirtualClock().whilePlaying { scheduleTwo(history) }
    #expect(history.lines == ["begin 1", "2", "end 1"])
  }

  @Test("RX-18: while a script plays, time is that of the script")
  func ambient() throws {
    let clock = VirtualClock()
    let history = History()
    try clock.whilePlaying {
      _ = scheduler.scheduleRelative("later", dueTime: .seconds(2)) { line in
        history.note("\(scheduler.now): \(line)")
        return Disposables.create()
      }
      let runs = scheduler.schedulePeriodic(1, startAfter: .zero, period: .seconds(1)) { state in
        history.note("\(scheduler.now): run \(state)")
        return state + 1
      }
      try clock.advance(to: .seconds(1))
      runs.dispose()
      try clock.advance(to: .seconds(5))
    }
    #expect(history.lines == ["0.0 seconds: run 1", "1.0 seconds: run 2", "2.0 seconds: later"])
  }
}
