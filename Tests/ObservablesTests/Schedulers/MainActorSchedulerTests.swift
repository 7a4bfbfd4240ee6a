import Dispatch
import Observables
import TestSupport
import Testing
import VirtualTime

struct MainActorSchedulerTests {
  private let scheduler = MainActorScheduler()
  private let history = History()

  private func schedule(
    _ line: String, on other: MainActorScheduler? = nil, _ body: @escaping () -> Void = {}
  ) -> any Disposable {
    (other ?? scheduler).schedule(line) { [history] line in
      history.note(line)
      body()
      return Disposables.create()
    }
  }

  @Test func `SM-21: while a script plays, the first action runs at once, nested ones behind it in order`() throws {
    let clock = VirtualClock()
    try clock.whilePlaying {
      _ = schedule("1") {
        _ = schedule("3")
        schedule("cancelled").dispose()
        _ = schedule("4")
        history.note("2")
      }
      #expect(history.lines == ["1", "2"])
      try clock.runDueWork()
      _ = schedule("5")
    }
    #expect(history.lines == ["1", "2", "3", "4", "5"])
  }

  @Test func `SM-21: while a script plays, another instance waits for nobody`() {
    VirtualClock().whilePlaying {
      _ = schedule("1") {
        _ = schedule("2", on: MainActorScheduler())
        history.note("3")
      }
    }
    #expect(history.lines == ["1", "2", "3"])
  }

  @Test
  @MainActor func `SM-21: on the main actor the first action runs at once, nested ones behind it in order`() async {
    _ = schedule("1") {
      _ = schedule("3")
      schedule("cancelled").dispose()
      _ = schedule("4")
      history.note("2")
    }
    #expect(history.lines == ["1", "2"])
    await withCheckedContinuation { continuation in
      _ = schedule("5") { continuation.resume() }
    }
    #expect(history.lines == ["1", "2", "3", "4", "5"])
  }

  /// Lets another thread use what this one made; the two take turns.
  private struct Handover: @unchecked Sendable {
    let scheduler = MainActorScheduler()
    let history = History()
  }

  @Test func `SM-21: work of another thread comes to the main actor, in order`() async {
    let shared = Handover()
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        for index in 1...100 {
          _ = shared.scheduler.schedule(index) { index in
            MainActor.preconditionIsolated()
            shared.history.note("\(index)")
            if index == 100 { continuation.resume() }
            return Disposables.create()
          }
        }
      }
    }
    #expect(shared.history.lines == (1...100).map { "\($0)" })
  }

  @Test @MainActor func `SM-23: later work comes to the main actor, cancelled work does not`() async {
    let cancelled = scheduler.scheduleRelative("cancelled", dueTime: .zero) { [history] line in
      history.note(line)
      return Disposables.create()
    }
    cancelled.dispose()
    _ = scheduler.scheduleRelative("never", dueTime: .never) { [history] line in
      history.note(line)
      return Disposables.create()
    }
    await withCheckedContinuation { continuation in
      _ = scheduler.scheduleRelative("later", dueTime: .milliseconds(1)) { [history] line in
        MainActor.preconditionIsolated()
        history.note(line)
        continuation.resume()
        return Disposables.create()
      }
    }
    #expect(history.lines == ["later"])
  }

  @Test @MainActor func `SM-23: periodic work is cancelled from inside`() async {
    let runs = SingleAssignmentDisposable()
    await withCheckedContinuation { continuation in
      runs.setDisposable(
        scheduler.schedulePeriodic(1, startAfter: .zero, period: .zero) { [history] state in
          history.note("run \(state)")
          if state == 3 {
            runs.dispose()
            continuation.resume()
          }
          return state + 1
        })
    }
    #expect(history.lines == ["run 1", "run 2", "run 3"])
    _ = scheduler.schedulePeriodic(1, startAfter: .never, period: .zero) { $0 }
  }

  @Test func `SM-23: the scheduler's clock does not go backwards`() {
    let before = scheduler.now
    #expect(scheduler.now >= before)
    VirtualClock().whilePlaying { #expect(scheduler.now == .zero) }
  }

  @Test func `RX-18: while a script plays, all of it runs on the clock of the script`() throws {
    #expect(
      try History.whilePlaying(on: scheduler) == [
        "0.0 seconds: soon", "scheduled", "1.0 seconds: run 1", "2.0 seconds: run 2", "3.0 seconds: later",
      ])
  }
}
