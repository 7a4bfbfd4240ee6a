import Foundation
import Observables
import Synchronization
import TestSupport
import Testing
import VirtualTime

/// No operator holds a lock of its own while it calls an observer.
@Suite(.leakFree) struct ThreadTests {
  /// Lets one thread use what another thread made; the test itself sees to it that they take turns.
  private struct Handover<Value>: @unchecked Sendable {
    let value: Value
  }

  /// The event at the source while the observer is busy.
  enum Intrusion: String, CaseIterable, Sendable {
    case element, completion, error
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: Operator.all, Intrusion.allCases)
  func `SM-49: another thread may send, end and dispose while an observer is busy`(
    operation: Operator, intrusion: Intrusion
  ) throws {
    let isInside = DispatchSemaphore(value: 0)
    let mayLeave = DispatchSemaphore(value: 0)
    let isFirst = Atomic<Bool>(true)
    let busyThread = Atomic<UInt>(0)
    let source = PublishSubject<Int>()
    let clock = VirtualClock()
    let subscription = operation.apply(source, clock).subscribe(onNext: { element in
      if element == "0" || busyThread.load(ordering: .sequentiallyConsistent) != currentThreadWord() { return }
      if !isFirst.exchange(false, ordering: .sequentiallyConsistent) { return }
      isInside.signal()
      mayLeave.wait()
    })
    try clock.runDueWork()
    Crew.run(2) { member in
      if member == 0 {
        busyThread.store(currentThreadWord(), ordering: .sequentiallyConsistent)
        source.onNext(1)
        source.onNext(2)
        try? clock.advance(by: .seconds(2))
        // Operators that have sent nothing so far have not called the observer.
        isInside.signal()
      } else {
        isInside.wait()
        switch intrusion {
        case .element: source.onNext(3)
        case .completion: source.onCompleted()
        case .error: source.onError(Failure())
        }
        subscription.dispose()
        mayLeave.signal()
      }
    }
    #expect(!source.hasObservers)
  }

  @Test func `elements that many threads send at a time come out one at a time, none is lost`() {
    let subjects = (0..<4).map { _ in PublishSubject<Int>() }
    let inside = Atomic<Int>(0)
    let overlaps = Atomic<Int>(0)
    let sum = Atomic<Int>(0)
    let subscription = Observable.merge(subjects.map { $0.asObservable() }).subscribe(onNext: { element in
      if inside.add(1, ordering: .sequentiallyConsistent).newValue != 1 { overlaps.add(1, ordering: .relaxed) }
      sum.add(element, ordering: .relaxed)
      inside.subtract(1, ordering: .sequentiallyConsistent)
    })
    Crew.run(4) { member in
      for element in 1...10_000 { subjects[member].onNext(element) }
    }
    subscription.dispose()
    #expect(overlaps.load(ordering: .relaxed) == 0)
    #expect(sum.load(ordering: .relaxed) == 4 * 50_005_000)
  }

  @Test(arguments: 0...20)
  func `SM-52: of several first observers that subscribe at the same time, only one connects`(round: Int) {
    let subscriptions = Atomic<Int>(0)
    let source = Observable<Int>.create { _ in
      subscriptions.add(1, ordering: .relaxed)
      return Disposables.create()
    }
    let shared = source.share(replay: round % 2)
    let group = CompositeDisposable()
    Crew.run(4) { _ in _ = group.insert(shared.subscribe()) }
    #expect(subscriptions.load(ordering: .relaxed) == 1)
    group.dispose()
  }

  @Test func `SM-22, OP-32: on a concurrent scheduler the order is kept and nothing overlaps`() {
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
