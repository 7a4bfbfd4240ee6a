import Foundation
import Observables
import PlatformSchedulers
import TestSupport
import Testing
import VirtualTime

struct OperationQueueSchedulerTests {
  /// A queue that begins when it is told to, and works one by one.
  private func waitingQueue() -> OperationQueue {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    queue.isSuspended = true
    return queue
  }

  @Test func `SM-24: of several waiting actions the one with the highest priority runs first`() async {
    let queue = waitingQueue()
    let lines: [String] = await withCheckedContinuation { continuation in
      let history = History()
      func schedule(_ line: String, _ priority: Operation.QueuePriority, _ body: @escaping () -> Void = {}) {
        let scheduler = OperationQueueScheduler(operationQueue: queue, queuePriority: priority)
        _ = scheduler.schedule(line) { line in
          history.note(line)
          body()
          return Disposables.create()
        }
      }
      schedule("very low", .veryLow) { continuation.resume(returning: history.lines) }
      schedule("normal", .normal)
      schedule("low", .low)
      schedule("high", .high)
      schedule("very high", .veryHigh)
      schedule("high again", .high)
      queue.isSuspended = false
    }
    #expect(lines == ["very high", "high", "high again", "normal", "low", "very low"])
  }

  @Test func `SM-24: the priority is normal where nothing else is said`() {
    let queue = OperationQueue()
    let scheduler = OperationQueueScheduler(operationQueue: queue)
    #expect(scheduler.queuePriority == .normal)
    #expect(scheduler.operationQueue === queue)
  }

  @Test func `SM-24: what was disposed before its turn does not run`() async {
    let queue = waitingQueue()
    let lines: [String] = await withCheckedContinuation { continuation in
      let history = History()
      let scheduler = OperationQueueScheduler(operationQueue: queue)
      scheduler.schedule("disposed") { line in
        history.note(line)
        return Disposables.create()
      }.dispose()
      _ = scheduler.schedule("last") { line in
        history.note(line)
        continuation.resume(returning: history.lines)
        return Disposables.create()
      }
      queue.isSuspended = false
    }
    #expect(lines == ["last"])
  }

  @Test func `SM-22: observe(on:) keeps the order also where operations run side by side`() async {
    let lines: [String] = await withCheckedContinuation { continuation in
      let history = History()
      _ = Observable.range(start: 0, count: 100)
        .observe(on: OperationQueueScheduler(operationQueue: OperationQueue()))
        .subscribe(
          onNext: { history.note("\($0)") }, onCompleted: { continuation.resume(returning: history.lines) })
    }
    #expect(lines == (0..<100).map { "\($0)" })
  }

  @Test func `RX-18: while a script plays, work runs on its clock, in the order of its scheduling`() throws {
    let clock = VirtualClock()
    let history = History()
    let queue = waitingQueue()
    func schedule(_ line: String, _ priority: Operation.QueuePriority) {
      _ = OperationQueueScheduler(operationQueue: queue, queuePriority: priority).schedule(line) { line in
        history.note(line)
        return Disposables.create()
      }
    }
    try clock.whilePlaying {
      schedule("low", .low)
      schedule("high", .high)
      #expect(history.lines == [])
      #expect(queue.operationCount == 0)
      try clock.runDueWork()
    }
    #expect(history.lines == ["low", "high"])
  }
}
