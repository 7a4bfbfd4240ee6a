import Observables
import TestSupport
import Testing
import VirtualTime

struct TaskRefusalTests {
  private static let text =
    "error asynchronous work needs a process that runs tasks on the virtual clock; in this process they would run in real time"

  /// Everything that starts a task for a subscription.
  private var sources: [Observable<Int>] {
    [
      .run { _ in Issue.record("it runs in real time") },
      AsyncStream<Int> { $0.finish() }.asObservable(),
      Single<Int>.create(work: { 1 }).asObservable(),
      Single<Int>.create(detached: true, work: { 1 }).asObservable(),
    ]
  }

  @Test func `a clock that runs no tasks is notified of each one, and each sequence fails`() {
    let clock = VirtualClock()
    var count = 0
    clock.whenTaskIsRefused = { count += 1 }
    clock.whilePlaying {
      for source in sources { #expect(source.heard == [Self.text]) }
    }
    #expect(count == sources.count)
  }

  @Test func `under any other scheduler that stands in for real time, tasks are refused as well`() {
    AmbientScheduler.withCurrent(TestScheduler(initialClock: 0)) {
      for source in sources { #expect(source.heard == [Self.text]) }
    }
  }

  @Test func `the error is one that can be compared and read`() {
    var errors: [any Error] = []
    VirtualClock().whilePlaying {
      for source in sources { _ = source.subscribe(onError: { errors.append($0) }) }
    }
    let refusals = errors.compactMap { $0 as? UnservedTaskError }
    #expect(refusals.map { "error \($0.description)" } == sources.map { _ in Self.text })
    #expect(Set(refusals.map { $0 == refusals.first }) == [true])
  }
}
