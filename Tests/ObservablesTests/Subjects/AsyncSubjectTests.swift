import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct AsyncSubjectTests {
  @Test func `RX-10: an async subject sends its last element at completion, to late subscribers too`() {
    let subject = AsyncSubject<Int>()
    let history = History()
    _ = subject.write(to: history)
    subject.onNext(1)
    subject.onNext(2)
    #expect(history.lines == [])
    subject.onCompleted()
    #expect(history.lines == ["2", "completed", "disposed"])
    #expect(subject.heard == ["2", "completed"])
  }

  @Test func `RX-10: an async subject that fails sends only its error`() {
    let subject = AsyncSubject<Int>()
    subject.onNext(1)
    subject.onError(TestError())
    #expect(subject.heard == ["error broken"])
  }

  @Test func `RX-10: an async subject without an element sends only its completion`() {
    let subject = AsyncSubject<Int>()
    subject.onCompleted()
    #expect(subject.heard == ["completed"])
  }

  @Test func `SM-47: late subscribers get the last element and the completion, or only the error`() {
    let subject = AsyncSubject<Int>()
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    subject.onNext(3)
    #expect(subject.heard == ["2", "completed"])
    let failed = AsyncSubject<Int>()
    failed.onNext(1)
    failed.onError(TestError())
    #expect(failed.heard == ["error broken"])
    #expect(!failed.hasObservers)
  }

  @Test func `RX-10: an async subject is an observer of events, and knows whether it has observers`() {
    let subject = AsyncSubject<Int>()
    let observer: AsyncSubject<Int>.SubjectObserverType = subject.asObserver()
    #expect(observer === subject)
    #expect(!subject.hasObservers)
    let subscription = subject.subscribe()
    #expect(subject.hasObservers)
    subscription.dispose()
    #expect(!subject.hasObservers)
    observer.on(.next(1))
    observer.on(.next(2))
    observer.on(.completed)
    observer.on(.next(3))
    #expect(subject.heard == ["2", "completed"])
    let failing = AsyncSubject<Int>()
    failing.on(.next(1))
    failing.on(.error(TestError()))
    #expect(failing.heard == ["error broken"])
  }
}
