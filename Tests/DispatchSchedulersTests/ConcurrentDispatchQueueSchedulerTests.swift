import Dispatch
import DispatchSchedulers
import Observables
import Synchronization
import TestSupport
import Testing
import VirtualTime

struct ConcurrentDispatchQueueSchedulerTests {
  /// Shows whether two threads are at the same place.
  private final class Flag {
    private let isUp = Atomic(false)

    /// Whether it was up already.
    func raise() -> Bool { isUp.exchange(true, ordering: .sequentiallyConsistent) }
    func lower() { isUp.store(false, ordering: .sequentiallyConsistent) }
  }

  @Test func `RX-18: work runs on the queue; what was disposed before its turn does not`() async {
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

  @Test
  func `SM-22: observe(on:) on a concurrent queue keeps elements apart and in order, and an error behind them`() async {
    let lines: [String] = await withCheckedContinuation { continuation in
      let history = History()
      let isInside = Flag()
      let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
      _ = Observable.range(start: 0, count: 1_000).concat(Observable.error(TestError()))
        .observe(on: scheduler)
        .subscribe(
          onNext: { element in
            if isInside.raise() { history.note("overlap") }
            history.note("\(element)")
            isInside.lower()
          },
          onError: { error in
            history.note("error \(error)")
            continuation.resume(returning: history.lines)
          })
    }
    #expect(lines == (0..<1_000).map { "\($0)" } + ["error broken"])
  }

  @Test func `RX-18: while a script plays, all of it runs on the clock of the script`() throws {
    #expect(
      try History.whilePlaying(on: ConcurrentDispatchQueueScheduler(qos: .default)) == [
        "scheduled", "0.0 seconds: soon", "1.0 seconds: run 1", "2.0 seconds: run 2", "3.0 seconds: later",
      ])
  }
}
