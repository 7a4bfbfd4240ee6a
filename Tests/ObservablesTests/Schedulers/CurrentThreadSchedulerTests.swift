import Observables
import TestSupport
import Testing
import VirtualTime

struct CurrentThreadSchedulerTests {
  @Test func `SM-02: the first action runs at once, nested ones after it in order, disposed ones not at all`() {
    let history = History()
    let scheduler = CurrentThreadScheduler.instance
    func schedule(_ line: String, _ body: @escaping () -> Void = {}) -> any Disposable {
      scheduler.schedule(()) {
        history.note("\(line) \(CurrentThreadScheduler.isScheduleRequired)")
        body()
        return Disposables.create()
      }
    }
    #expect(CurrentThreadScheduler.isScheduleRequired)
    _ = schedule("1") {
      _ = schedule("3") { _ = schedule("5") }
      schedule("skipped").dispose()
      _ = schedule("4")
      history.note("2")
    }
    #expect(history.lines == ["1 false", "2", "3 false", "4 false", "5 false"])
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }

  @Test func `SM-35: recursion and synchronous sources do not grow the stack`() {
    var count = 0
    _ = CurrentThreadScheduler.instance.scheduleRecursive(0) { value, recurse in
      count = value
      if value < 30_000 { recurse(value + 1) }
    }
    #expect(count == 30_000)
    #expect(
      Observable.range(start: 0, count: 30_000).concatMap { Observable.of($0) }.reduce(0) { n, _ in n + 1 }.heard
        == ["30000", "completed"])
  }

  /// A sequence that tells when its body runs and what it has scheduled.
  private func telling(_ history: History) -> Observable<Int> {
    .create { _ in
      history.note("body begins, required: \(CurrentThreadScheduler.isScheduleRequired)")
      _ = CurrentThreadScheduler.instance.schedule(()) {
        history.note("work")
        return Disposables.create()
      }
      history.note("body ends")
      return Disposables.create()
    }
  }

  @Test func `SM-01: a subscription installs the scheduler, runs its body, then the work, and only then returns`() {
    let history = History()
    _ = telling(history).map { $0 }.subscribe()
    history.note("returned, required: \(CurrentThreadScheduler.isScheduleRequired)")
    #expect(
      history.lines == ["body begins, required: false", "body ends", "work", "returned, required: true"])
  }

  @Test func `SM-01: inside of a trampoline the body of a subscription runs at once and only scheduled work queues`() {
    let history = History()
    _ = CurrentThreadScheduler.instance.schedule(()) {
      _ = telling(history).map { $0 }.subscribe()
      history.note("returned")
      return Disposables.create()
    }
    #expect(history.lines == ["body begins, required: false", "body ends", "returned", "work"])
  }

  @Test func `SM-01: immediate sources are merged and concatenated in order`() {
    let one = Observable.of(1, 2)
    let ten = Observable.of(10, 20)
    #expect(Observable.merge(one, ten).heard == ["1", "10", "2", "20", "completed"])
    #expect(one.concat(ten).heard == ["1", "2", "10", "20", "completed"])
    #expect(Observable.concat(Observable.merge(one, ten), one).heard == ["1", "10", "2", "20", "1", "2", "completed"])
    #expect(Observable.combineLatest(one, ten).heard == ["(1, 10)", "(2, 10)", "(2, 20)", "completed"])
  }
}
