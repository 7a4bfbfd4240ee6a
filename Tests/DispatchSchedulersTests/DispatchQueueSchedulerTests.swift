import Dispatch
import DispatchSchedulers
import Observables
import TestSupport
import Testing

struct DispatchQueueSchedulerTests {
  /// Whatever the queue, time is served alike.
  private static let schedulers: [@Sendable () -> DispatchQueueScheduler] = [
    { SerialDispatchQueueScheduler(qos: .default) }, { ConcurrentDispatchQueueScheduler(qos: .default) },
    { MainScheduler() }, { MainScheduler.asyncInstance }, { ConcurrentMainScheduler.instance },
  ]

  @Test(arguments: schedulers.indices)
  func `SM-22: an action runs once, with its state`(_ index: Int) async {
    let state: String = await withCheckedContinuation { continuation in
      _ = Self.schedulers[index]().schedule("now") { state in
        continuation.resume(returning: state)
        return Disposables.create()
      }
    }
    #expect(state == "now")
  }

  @Test(arguments: schedulers.indices)
  func `SM-23: a delayed action runs once; a span below zero counts as zero`(_ index: Int) async {
    let lines: [String] = await withCheckedContinuation { continuation in
      let history = History()
      let scheduler = Self.schedulers[index]()
      _ = scheduler.scheduleRelative("late", dueTime: .seconds(-60)) { line in
        history.note(line)
        return scheduler.scheduleRelative("later", dueTime: .nanoseconds(1)) { line in
          history.note(line)
          continuation.resume(returning: history.lines)
          return Disposables.create()
        }
      }
    }
    #expect(lines == ["late", "later"])
  }

  @Test func `SM-23: a delayed or periodic action that is disposed before its time never runs`() async {
    let queue = DispatchQueue(label: "test", attributes: .initiallyInactive)
    let lines: [String] = await withCheckedContinuation { continuation in
      let history = History()
      let scheduler = ConcurrentDispatchQueueScheduler(queue: queue)
      scheduler.scheduleRelative("delayed", dueTime: .zero) { line in
        history.note(line)
        return Disposables.create()
      }.dispose()
      scheduler.schedulePeriodic("periodic", startAfter: .zero, period: .zero) { line in
        history.note(line)
        return line
      }.dispose()
      // Timers of one queue fire in the order of their times.
      _ = scheduler.scheduleRelative("last", dueTime: .milliseconds(1)) { line in
        history.note(line)
        continuation.resume(returning: history.lines)
        return Disposables.create()
      }
      queue.activate()
    }
    #expect(lines == ["last"])
  }

  @Test(arguments: schedulers.indices)
  func `SM-23: a periodic action gets the last result, and is stopped from inside`(_ index: Int) async {
    let lines: [String] = await withCheckedContinuation { continuation in
      let history = History()
      let scheduler = Self.schedulers[index]()
      let runs = SingleAssignmentDisposable()
      let isKnown = DispatchSemaphore(value: 0)
      runs.setDisposable(
        scheduler.schedulePeriodic(1, startAfter: .zero, period: .zero) { state in
          if state == 1 { isKnown.wait() }
          history.note("\(state)")
          if state == 8 {
            runs.dispose()
            // Behind whatever may still come.
            _ = scheduler.scheduleRelative((), dueTime: .milliseconds(1)) {
              continuation.resume(returning: history.lines)
              return Disposables.create()
            }
          }
          return state * 2
        })
      isKnown.signal()
    }
    #expect(lines == ["1", "2", "4", "8"])
  }

  @Test func `SM-23: disposing a delayed action that has run disposes what it returned`() async {
    let isDisposed: Bool = await withCheckedContinuation { continuation in
      let scheduler = SerialDispatchQueueScheduler(qos: .default)
      let inner = BooleanDisposable()
      let outer = SingleAssignmentDisposable()
      outer.setDisposable(scheduler.scheduleRelative((), dueTime: .zero) { inner })
      _ = scheduler.scheduleRelative((), dueTime: .milliseconds(1)) {
        outer.dispose()
        continuation.resume(returning: inner.isDisposed)
        return Disposables.create()
      }
    }
    #expect(isDisposed)
  }

  @Test(arguments: [Duration.never, .seconds(9_223_372_036.9), .seconds(9_000_000_000), .seconds(8_999_999_999)])
  func `SM-23: a span that is too long to count never ends`(_ span: Duration) async {
    let lines: [String] = await withCheckedContinuation { continuation in
      let history = History()
      let scheduler = SerialDispatchQueueScheduler(qos: .default)
      let endless = scheduler.scheduleRelative("endless", dueTime: span) { line in
        history.note(line)
        return Disposables.create()
      }
      let once = scheduler.schedulePeriodic("once", startAfter: .zero, period: span) { line in
        history.note(line)
        return line
      }
      _ = scheduler.scheduleRelative("last", dueTime: .milliseconds(1)) { line in
        history.note(line)
        endless.dispose()
        once.dispose()
        continuation.resume(returning: history.lines)
        return Disposables.create()
      }
    }
    #expect(lines == ["once", "last"])
  }

  @Test func `the time of real schedulers is one clock that does not go back`() {
    let first = MainScheduler.instance.now
    let second = ConcurrentDispatchQueueScheduler(qos: .default).now
    #expect(.zero < first && first <= second)
  }
}
