import Dispatch
import Observables
import TestSupport
import Testing
import VirtualTime

struct ConcurrentMainActorSchedulerTests {
  private let scheduler = ConcurrentMainActorScheduler.instance

  @Test @MainActor func `SM-22: work runs at once on the main actor, without an order`() {
    let history = History()
    history.noteNested(on: scheduler)
    #expect(history.lines == ["begin 1", "2", "end 1"])
  }

  @Test func `SM-22: work of another thread comes to the main actor`() async {
    let lines: [String] = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let history = History()
        _ = scheduler.schedule(()) {
          MainActor.preconditionIsolated()
          history.note("1")
          continuation.resume(returning: history.lines)
          return Disposables.create()
        }
      }
    }
    #expect(lines == ["1"])
  }

  @Test func `SM-22: while a script plays, the playing thread is the main one`() {
    let history = History()
    VirtualClock().whilePlaying { history.noteNested(on: scheduler) }
    #expect(history.lines == ["begin 1", "2", "end 1"])
  }

  @Test func `RX-18: while a script plays, all of it runs on the clock of the script`() throws {
    #expect(
      try History.whilePlaying(on: scheduler) == [
        "0.0 seconds: soon", "scheduled", "1.0 seconds: run 1", "2.0 seconds: run 2", "3.0 seconds: later",
      ])
  }
}
