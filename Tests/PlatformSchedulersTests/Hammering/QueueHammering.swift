import Dispatch
import Observables
import PlatformSchedulers
import Synchronization
import TestSupport
import Testing

/// Operators of time on real queues, fed by several threads. The verdicts count what came; how long it took is not
/// asked.
@Suite(.leakFree) struct QueueHammering {
  /// The output of a sequence that ends: the events, which have to come one at a time.
  private final class Outcome<Element> {
    private let done = DispatchSemaphore(value: 0)
    private let inside = Atomic<Int>(0)
    private let overlaps = Atomic<Int>(0)
    private(set) var elements: [Element] = []
    private(set) var ends: [String] = []

    var numberOfOverlaps: Int { overlaps.load(ordering: .sequentiallyConsistent) }

    func subscribe(to source: Observable<Element>) -> any Disposable {
      source.subscribe(
        onNext: { element in self.alone { self.elements.append(element) } },
        onError: { error in self.alone { self.ends.append("\(error)") } },
        onCompleted: { self.alone { self.ends.append("completed") } },
        onDisposed: { self.done.signal() })
    }

    func wait() { done.wait() }

    private func alone(_ body: () -> Void) {
      if inside.add(1, ordering: .sequentiallyConsistent).newValue > 1 {
        overlaps.add(1, ordering: .sequentiallyConsistent)
      }
      body()
      inside.subtract(1, ordering: .sequentiallyConsistent)
    }
  }

  /// The queue whose time the operators use.
  enum Queue: String, CaseIterable, Sendable {
    case serial, concurrent

    var scheduler: any SchedulerType {
      switch self {
      case .serial: SerialDispatchQueueScheduler(qos: .default)
      case .concurrent: ConcurrentDispatchQueueScheduler(qos: .default)
      }
    }
  }

  /// Sends 1 to `count` from one thread, then completes; waits for the end.
  private func play<Element>(
    _ count: Int, _ operation: (Observable<Int>) -> Observable<Element>
  ) -> (elements: [Element], ends: [String], overlaps: Int) {
    let source = PublishSubject<Int>()
    let outcome = Outcome<Element>()
    let subscription = outcome.subscribe(to: operation(source))
    Crew.run(1) { _ in
      for element in 1...count { source.onNext(element) }
      source.onCompleted()
    }
    outcome.wait()
    subscription.dispose()
    #expect(!source.hasObservers)
    return (outcome.elements, outcome.ends, outcome.numberOfOverlaps)
  }

  @Test(arguments: Queue.allCases)
  func `observe(on:) and delay keep all elements, in order`(queue: Queue) {
    let all = Array(1...1_000)
    for outcome in [
      play(1_000) { $0.observe(on: queue.scheduler) },
      play(1_000) { $0.delay(.milliseconds(1), scheduler: queue.scheduler) },
      play(1_000) { $0.observe(on: queue.scheduler).map { $0 }.observe(on: queue.scheduler) },
    ] {
      #expect(outcome.elements == all)
      #expect(outcome.ends == ["completed"])
      #expect(outcome.overlaps == 0)
    }
  }

  @Test(arguments: Queue.allCases)
  func `debounce and throttle send the last element, and elements in order`(queue: Queue) {
    for outcome in [
      play(1_000) { $0.debounce(.microseconds(50), scheduler: queue.scheduler) },
      play(1_000) { $0.throttle(.microseconds(50), scheduler: queue.scheduler) },
    ] {
      #expect(outcome.elements.last == 1_000)
      #expect(outcome.elements == outcome.elements.sorted())
      #expect(Set(outcome.elements).count == outcome.elements.count)
      #expect(outcome.ends == ["completed"])
      #expect(outcome.overlaps == 0)
    }
  }

  @Test(arguments: Queue.allCases)
  func `buffer and window lose no element and keep the order`(queue: Queue) {
    let buffers = play(1_000) { $0.buffer(timeSpan: .microseconds(50), count: 7, scheduler: queue.scheduler) }
    #expect(buffers.elements.flatMap { $0 } == Array(1...1_000))
    #expect(buffers.elements.allSatisfy { $0.count <= 7 })
    #expect(buffers.ends == ["completed"])
    let windows = play(1_000) { source in
      source.window(timeSpan: .microseconds(50), count: 7, scheduler: queue.scheduler).merge()
    }
    #expect(windows.elements == Array(1...1_000))
    #expect(windows.ends == ["completed"])
    #expect(buffers.overlaps + windows.overlaps == 0)
  }

  @Test(arguments: Queue.allCases)
  func `several threads feed operators of time: events come one at a time, one end`(queue: Queue) {
    let operations: [(Observable<Int>) -> Observable<Int>] = [
      { $0.observe(on: queue.scheduler) },
      { $0.debounce(.microseconds(20), scheduler: queue.scheduler) },
      { $0.throttle(.microseconds(20), scheduler: queue.scheduler) },
      { $0.delay(.microseconds(20), scheduler: queue.scheduler) },
      { $0.timeout(.seconds(600), scheduler: queue.scheduler) },
      { $0.take(for: .seconds(600), scheduler: queue.scheduler) },
      { $0.skip(.microseconds(20), scheduler: queue.scheduler) },
      { $0.sample(Observable<Int>.interval(.microseconds(20), scheduler: queue.scheduler)) },
      { $0.buffer(timeSpan: .microseconds(20), count: 3, scheduler: queue.scheduler).map(\.count) },
    ]
    for operation in operations {
      let subjects = (0..<3).map { _ in PublishSubject<Int>() }
      let outcome = Outcome<Int>()
      let merged = Observable.merge(subjects.map { $0.asObservable() })
      let subscription = outcome.subscribe(to: operation(merged))
      Crew.run(3) { member in
        for element in 1...300 { subjects[member].onNext(element) }
        subjects[member].onCompleted()
      }
      outcome.wait()
      subscription.dispose()
      #expect(outcome.ends == ["completed"])
      #expect(outcome.numberOfOverlaps == 0)
      #expect(outcome.elements.count <= 1_800)
    }
  }

  @Test(arguments: Queue.allCases)
  func `disposal while timers fire ends the delivery`(queue: Queue) {
    for round in 0..<50 {
      let scheduler = queue.scheduler
      let heard = Atomic<Int>(0)
      let source = Observable<Int>.interval(.microseconds(10), scheduler: scheduler)
      let timed = round % 2 == 0 ? source.debounce(.zero, scheduler: scheduler) : source.observe(on: scheduler)
      let enough = DispatchSemaphore(value: 0)
      let subscription = timed.startWith(-1).subscribe(onNext: { _ in
        if heard.add(1, ordering: .sequentiallyConsistent).newValue == 2 { enough.signal() }
      })
      if round % 2 == 1 { enough.wait() }
      Crew.run(2) { _ in subscription.dispose() }
    }
  }

  @Test(arguments: Queue.allCases)
  func `SM-23: interval is stopped from inside by take, on any queue`(queue: Queue) {
    let outcome = Outcome<Int>()
    let ticks = Observable<Int>.interval(.zero, scheduler: queue.scheduler).take(while: { $0 < 5 })
    let subscription = outcome.subscribe(to: ticks)
    outcome.wait()
    subscription.dispose()
    #expect(outcome.elements == [0, 1, 2, 3, 4])
    #expect(outcome.ends == ["completed"])
  }
}
