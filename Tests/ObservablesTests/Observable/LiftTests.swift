import Observables
import TestSupport
import Testing

struct LiftTests {
  @Test func `each subscription has a sink of its own, and one that ended leaves the others alone`() {
    let subject = PublishSubject<Int>()
    let out = subject.take(2)
    let history = History()
    let early = out.write(to: history, "early")
    subject.onNext(1)
    let late = out.write(to: history, "late")
    subject.onNext(2)
    subject.onNext(3)
    #expect(
      history.lines == [
        "early: 1", "early: 2", "early: completed", "early: disposed", "late: 2", "late: 3", "late: completed",
        "late: disposed",
      ])
    early.dispose()
    late.dispose()
  }

  @Test func `an operator without subscribers does not subscribe`() {
    let subject = PublishSubject<Int>()
    let out = subject.takeLast(1)
    #expect(!subject.hasObservers)
    let subscription = out.subscribe()
    #expect(subject.hasObservers)
    subscription.dispose()
    #expect(!subject.hasObservers)
  }

  @Test func `RX-16: operators compose as values: a pipeline is applied to any source`() {
    let pipeline: (Observable<Int>) -> Observable<Int> = { source in
      source.map { $0 * 2 }.filter { $0 > 2 }.scan(0, accumulator: +)
    }
    #expect(pipeline(.of(1, 2, 3)).heard == ["4", "10", "completed"])
    #expect(pipeline(.empty()).heard == ["completed"])
  }
}
