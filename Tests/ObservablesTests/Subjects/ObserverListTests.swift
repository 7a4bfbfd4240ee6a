import Dispatch
import Observables
import TestSupport
import Testing

@Suite(.leakFree) struct ObserverListTests {
  // Safe to share: a subject guards its list of observers itself, which is what the test is about.
  private struct Shared: @unchecked Sendable {
    let subject = PublishSubject<Int>()
  }

  @Test func `observers come and go on several threads while events are delivered`() {
    let shared = Shared()
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      for value in 0..<2_000 {
        if index == 0 {
          shared.subject.onNext(value)
        } else {
          shared.subject.subscribe(onNext: { _ in }).dispose()
        }
      }
    }
    #expect(!shared.subject.hasObservers)
  }
}
