import Dispatch
import Observables
import PlatformSchedulers
import TestSupport
import Testing
import VirtualTime

struct ConcurrentDispatchQueueSchedulerTests {
  @Test("RX-18 work runs on the queue; what was disposed before its turn does not")
  func cancellation() async {
    let queue = DispatchQueue(label: "test", attributes: .initiallyInactive)
    let lines: [String] = await withCheckedContinuation { continuation in
      let history = History()
      let scheduler = ConcurrentDispatchQueueScheduler(queue: queue)
      func schedule(_ line: String, _ body: @escaping () -> Void = {}) -> any Disposable {
        scheduler.schedule(line) { line in
          history.note(line)
          body()
          return Disposables.create()
        }
      }
      _ = schedule("first")
      schedule("disposed").dispose()
      _ = schedule("last") { continuation.resume(returning: history.lines) }
      queue.activate()
    }
    #expect(lines == ["first", "last"])
  }

  @Test("23 a span below zero counts as zero")
  func negativeSpan() async {
    let value: Int = await withCheckedContinuation { continuation in
      let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
      _ = scheduler.scheduleRelative(7, dueTime: .seconds(-60)) { value in
        continuation.resume(returning: value)
        return Disposables.create()
      }
    }
    #expect(value == 7)
  }

  @Test("23 a periodic action gets what the run before returned, and is stopped from inside")
  func periodic() async {
    let lines: [String] = await withCheckedContinuation { continuation in
      let history = History()
      let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
      let runs = SingleAssignmentDisposable()
      runs.setDisposable(
        scheduler.schedulePeriodic(1, startAfter: .zero, period: .zero) { state in
          history.note("\(state)")
          if state == 8 {
            runs.dispose()
            continuation.resume(returning: history.lines)
          }
          return state * 2
        })
    }
    #expect(lines == ["1", "2", "4", "8"])
  }

  @Test("RX-18 while a script plays, all of it runs on the clock of the script")
  func ambient() throws {
    let clock = VirtualClock()
    let history = History()
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    func note(_ line: String) -> any Disposable {
      history.note("\(scheduler.now): \(line)")
      return Disposables.create()
    }
    try clock.whilePlaying {
      _ = scheduler.scheduleRelative("later", dueTime: .seconds(3), action: note)
      let runs = scheduler.schedulePeriodic(1, startAfter: .seconds(1), period: .seconds(1)) { state in
        _ = note("run \(state)")
        return state + 1
      }
      _ = scheduler.schedule("soon", action: note)
      #expect(history.lines == [])
      try clock.advance(to: .seconds(2))
      runs.dispose()
      try clock.advance(to: .seconds(9))
    }
    #expect(
      history.lines == ["0.0 seconds: soon", "1.0 seconds: run 1", "2.0 seconds: run 2", "3.0 seconds: later"])
  }
}
