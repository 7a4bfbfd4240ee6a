import Observables
import TestSupport
import Testing

struct StepSinkTests {
  @Test func `SM-45: an error that a step throws ends the sequence and disposes the source at that instant`() {
    let subject = PublishSubject<Int>()
    let history = History()
    let subscription = subject.map { if $0 == 2 { throw TestError() } else { $0 } }.write(to: history)
    subject.onNext(1)
    subject.onNext(2)
    #expect(!subject.hasObservers)
    subject.onNext(3)
    #expect(history.lines == ["1", "error broken", "disposed"])
    subscription.dispose()
  }

  @Test func `no step is taken after the end, also of a source that goes on`() {
    var steps = 0
    let rude = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onNext(2)
      return Disposables.create()
    }
    let subscription = rude.map { value in
      steps += 1
      if value == 1 { throw TestError() }
      return value
    }.subscribe(onError: { _ in })
    #expect(steps == 1)
    subscription.dispose()
  }
}
