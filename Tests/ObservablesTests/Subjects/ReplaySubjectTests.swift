import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct ReplaySubjectTests {
  @Test func `RX-12: a replay subject replays the last elements, also after the end`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    for value in 1...3 { subject.onNext(value) }
    #expect(subject.heard == ["2", "3"])
    subject.onCompleted()
    subject.onNext(4)
    #expect(subject.heard == ["2", "3", "completed"])
  }

  @Test func `RX-12: unbounded replays all; an error follows them`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for value in 1...10 { subject.onNext(value) }
    subject.onError(TestError())
    #expect(subject.heard == (1...10).map { "\($0)" } + ["error broken"])
  }

  @Test func `SM-48: what comes while the past is told waits behind it`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 3)
    for value in 1...3 { subject.onNext(value) }
    var got: [Int] = []
    _ = subject.subscribe(onNext: { value in
      got.append(value)
      if value == 1 { subject.onNext(4) }
    })
    subject.onNext(5)
    #expect(got == [1, 2, 3, 4, 5])
    subject.dispose()
  }

  @Test func `a buffer of nothing replays nothing`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 0)
    subject.onNext(1)
    #expect(subject.heard == [])
  }

  @Test func `a buffer of less than nothing traps`() async {
    let outcome = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = ReplayRelay<Int>.create(bufferSize: -1)
    }
    let text = String(decoding: outcome?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Fatal error: bufferSize can't be negative"))
  }

  @Test func `SM-47: late subscribers get the buffer and the end; after dispose() only that error`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    subject.onNext(1)
    subject.onNext(2)
    subject.onError(TestError())
    #expect(!subject.hasObservers)
    #expect(subject.heard == ["2", "error broken"])
    subject.dispose()
    #expect(subject.heard == ["error Object `ReplaySubject<Int>` was already disposed."])
  }

  @Test func `SM-48: the past is told outside of the lock, and what another thread sends meanwhile comes behind it`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    subject.onNext(1)
    subject.onNext(2)
    var got: [Int] = []
    let subscription = subject.subscribe(onNext: { value in
      if value == 1 { Crew.run(1) { _ in subject.onNext(3) } }
      got.append(value)
    })
    subject.onNext(4)
    subscription.dispose()
    #expect(got == [1, 2, 3, 4])
  }

  @Test func `SM-48: an end that comes while the past is told waits behind it`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    subject.onNext(1)
    subject.onNext(2)
    let history = History()
    _ = subject.do(onNext: { if $0 == 1 { subject.onCompleted() } }).write(to: history)
    #expect(history.lines == ["1", "2", "completed", "disposed"])
  }

  @Test func `RX-12: a replay subject is an observer of events, and knows whether it has observers`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    let observer: ReplaySubject<Int>.SubjectObserverType = subject.asObserver()
    #expect(observer === subject)
    #expect(!subject.hasObservers)
    let subscription = subject.subscribe()
    #expect(subject.hasObservers)
    subscription.dispose()
    #expect(!subject.hasObservers)
    observer.on(.next(1))
    observer.on(.completed)
    #expect(subject.heard == ["1", "completed"])
    let failing = ReplaySubject<Int>.createUnbounded()
    failing.on(.error(TestError()))
    #expect(failing.heard == ["error broken"])
  }

  @Test func `SM-47: after dispose observers hear nothing, and subscribers get an error instead of the past`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    let history = History()
    _ = subject.write(to: history)
    subject.onNext(1)
    #expect(!subject.isDisposed)
    subject.dispose()
    subject.onNext(2)
    #expect(subject.isDisposed)
    #expect(history.lines == ["1"])
    #expect(subject.heard == ["error Object `ReplaySubject<Int>` was already disposed."])
  }
}
