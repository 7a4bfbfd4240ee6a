import Foundation
import Observables
import Synchronization
import Testing
import VirtualTime

/// No operator holds a lock of its own while it calls an observer.
struct ThreadTests {
  /// Lets one thread use what another thread made; the test itself sees to it that they take turns.
  private struct Handover<Value>: @unchecked Sendable {
    let value: Value
  }

  @Test("another thread may send and dispose while an observer is busy", arguments: Operator.all)
  func busyObserver(operation: Operator) throws {
    let isInside = DispatchSemaphore(value: 0)
    let mayLeave = DispatchSemaphore(value: 0)
    let isFirst = Atomic<Bool>(true)
    let source = PublishSubject<Int>()
    let clock = VirtualClock()
    let subscription = operation.apply(source, clock).subscribe(onNext: { element in
      if element == "0" || !isFirst.exchange(false, ordering: .sequentiallyConsistent) { return }
      isInside.signal()
      mayLeave.wait()
    })
    try clock.runDueWork()
    let shared = Handover(value: (source, clock))
    let isOver = DispatchSemaphore(value: 0)
    let thread = Thread {
      shared.value.0.onNext(1)
      shared.value.0.onNext(2)
      try? shared.value.1.advance(by: .seconds(2))
      isInside.signal()
      isOver.signal()
    }
    thread.start()
    isInside.wait()
    source.onNext(3)
    subscription.dispose()
    mayLeave.signal()
    isOver.wait()
    #expect(!source.hasObservers)
  }

  @Test("elements that many threads send at a time come out one at a time, none is lost")
  func manyThreads() {
    let subjects = (0..<4).map { _ in PublishSubject<Int>() }
    let inside = Atomic<Int>(0)
    let overlaps = Atomic<Int>(0)
    let sum = Atomic<Int>(0)
    let subscription = Observable.merge(subjects.map { $0.asObservable() }).subscribe(onNext: { element in
      if inside.add(1, ordering: .sequentiallyConsistent).newValue != 1 { overlaps.add(1, ordering: .relaxed) }
      sum.add(element, ordering: .relaxed)
      inside.subtract(1, ordering: .sequentiallyConsistent)
    })
    let done = DispatchSemaphore(value: 0)
    for subject in subjects {
      let shared = Handover(value: subject)
      Thread {
        for element in 1...10_000 { shared.value.onNext(element) }
        done.signal()
      }.start()
    }
    for _ in subjects { done.wait() }
    subscription.dispose()
    #expect(overlaps.load(ordering: .relaxed) == 0)
    #expect(sum.load(ordering: .relaxed) == 4 * 50_005_000)
  }

  @Test("of first observers that come at a time one connects", arguments: 0...20)
  func firstObservers(round: Int) {
    let subscriptions = Atomic<Int>(0)
    let source = Observable<Int>.create { _ in
      subscriptions.add(1, ordering: .relaxed)
      return Disposables.create()
    }
    let shared = Handover(value: source.share(replay: round % 2))
    let kept = Mutex<[Handover<any Disposable>]>([])
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<4 {
      Thread {
        let subscription = Handover(value: shared.value.subscribe())
        kept.withLock { $0.append(subscription) }
        done.signal()
      }.start()
    }
    for _ in 0..<4 { done.wait() }
    #expect(subscriptions.load(ordering: .relaxed) == 1)
    kept.withLock { for subscription in $0 { subscription.value.dispose() } }
  }

  @Test("OP-32 on a concurrent scheduler the order is kept and nothing overlaps")
  func concurrentScheduler() {
    struct Concurrent: ImmediateSchedulerType {
      func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable) -> any Disposable {
        let work = Handover(value: (state, action))
        DispatchQueue.global().async { _ = work.value.1(work.value.0) }
        return Disposables.create()
      }
    }
    let source = PublishSubject<Int>()
    var elements: [Int] = []
    let done = DispatchSemaphore(value: 0)
    let subscription = source.observe(on: Concurrent()).subscribe(
      onNext: { elements.append($0) }, onCompleted: { done.signal() })
    for element in 1...2_000 { source.onNext(element) }
    source.onCompleted()
    done.wait()
    subscription.dispose()
    #expect(elements == Array(1...2_000))
  }
}
