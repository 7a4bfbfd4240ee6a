import DispatchSchedulers
import Observables
import TestSupport
import Testing
import VirtualTime

struct ConcurrentMainSchedulerTests {
  private let scheduler = ConcurrentMainScheduler.instance

  @Test func `SM-22: work comes to the main queue and runs at once there, without an order`() async {
    let lines: [String] = await withCheckedContinuation { continuation in
      let history = History()
      history.noteNested(on: scheduler) {
        MainScheduler.ensureExecutingOnScheduler()
        continuation.resume(returning: history.lines)
      }
    }
    #expect(lines == ["begin 1", "2", "end 1"])
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
