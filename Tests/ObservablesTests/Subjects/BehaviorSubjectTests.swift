import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct BehaviorSubjectTests {
  private let subject = BehaviorSubject(value: 0)
  private let history = History()

  @Test func `RX-13: each new observer gets the latest value first`() throws {
    _ = subject.write(to: history, "early")
    subject.onNext(1)
    _ = subject.write(to: history, "late")
    #expect(history.lines == ["early: 0", "early: 1", "late: 1"])
    #expect(try subject.value() == 1)
  }

  @Test func `RX-13: after an error value() throws it and subscribers get only the error`() {
    subject.onNext(1)
    subject.onError(TestError())
    #expect(throws: TestError()) { try subject.value() }
    #expect(subject.heard == ["error broken"])
  }

  @Test func `RX-13: after completion value() still works, subscribers get only the completion`() throws {
    subject.onNext(1)
    subject.onCompleted()
    subject.onNext(2)
    #expect(try subject.value() == 1)
    #expect(subject.heard == ["completed"])
  }

  @Test func `SM-47: after dispose value() throws`() {
    subject.dispose()
    #expect(throws: RxError.self) { try subject.value() }
    #expect(subject.heard == ["error Object `BehaviorSubject<Int>` was already disposed."])
  }

  @Test func `an event caused by the first value is delivered nested`() {
    _ = subject.subscribe(onNext: { [subject, history] value in
      history.note("in \(value)")
      if value == 0 { subject.onNext(1) }
      history.note("out \(value)")
    })
    #expect(history.lines == ["in 0", "in 1", "out 1", "out 0"])
    subject.dispose()
  }

  @Test
  func `SM-47: late subscribers get only the end, not the last value; value() throws after an error or dispose()`() {
    let completed = BehaviorSubject(value: 1)
    completed.onNext(2)
    completed.onCompleted()
    #expect(completed.heard == ["completed"])
    let failed = BehaviorSubject(value: 1)
    failed.onError(TestError())
    #expect(failed.heard == ["error broken"])
    #expect(throws: TestError.self) { try failed.value() }
    let disposed = BehaviorSubject(value: 1)
    disposed.dispose()
    #expect(disposed.heard == ["error Object `BehaviorSubject<Int>` was already disposed."])
    #expect(throws: RxError.self) { try disposed.value() }
  }

  @Test func `SM-46: an event goes to those who listened when it came, nested, the end included`() {
    let subject = BehaviorSubject(value: 0)
    let history = History()
    _ = subject.subscribe(onNext: { value in
      history.note("first \(value)")
      if value == 1 { subject.onNext(2) }
      if value == 2 { subject.onCompleted() }
    })
    _ = subject.write(to: history, "second")
    subject.onNext(1)
    #expect(
      history.lines == ["first 0", "second: 0", "first 1", "first 2", "second: completed", "second: disposed"])
  }

  @Test func `RX-13: a behavior subject is an observer of events, and knows whether it has observers`() {
    let observer: BehaviorSubject<Int>.SubjectObserverType = subject.asObserver()
    #expect(observer === subject)
    #expect(!subject.hasObservers)
    _ = subject.write(to: history)
    #expect(subject.hasObservers)
    observer.on(.next(1))
    observer.on(.completed)
    #expect(!subject.hasObservers)
    #expect(history.lines == ["0", "1", "completed", "disposed"])
    let failing = BehaviorSubject(value: 0)
    failing.on(.error(TestError()))
    #expect(failing.heard == ["error broken"])
  }

  @Test func `SM-47: a behavior subject says that it is disposed only after dispose()`() {
    subject.onCompleted()
    #expect(!subject.isDisposed)
    subject.dispose()
    #expect(subject.isDisposed)
  }
}
