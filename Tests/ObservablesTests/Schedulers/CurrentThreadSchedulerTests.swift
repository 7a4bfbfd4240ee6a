import Observables
import TestSupport
import Testing
import VirtualTime

struct CurrentThreadSchedulerTests {
  @Test("2 the first action runs at once, nested ones after it in order, disposed ones not at all")
  func order() {
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

  @Test("35 recursion and synchronous sources do not grow the stack")
  func depth() {
    var count = 0
    _ = CurrentThreadScheduler.instance.scheduleRecursive(0) { value, recurse in
      count = value
      if value < 100_000 { recurse(value + 1) }
    }
    #expect(count == 100_000)
    #expect(
      Observable.range(start: 0, count: 100_000).concatMap { Observable.of($0) }.reduce(0) { n, _ in n + 1 }.heard
        == ["100000", "completed"])
  }
}
