import Observables
import TestSupport
import Testing
import VirtualTime

struct ReplaySubjectTests {
  @Test("RX-12 replays the last elements, also after the end")
  func picture() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    for value in 1...3 { subject.onNext(value) }
    #expect(subject.heard == ["2", "3"])
    subject.onCompleted()
    subject.onNext(4)
    #expect(subject.heard == ["2", "3", "completed"])
  }

  @Test("RX-12 unbounded replays all; an error follows them")
  func unbounded() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for value in 1...10 { subject.onNext(value) }
    subject.onError(TestError())
    #expect(subject.heard == (1...10).map { "\($0)" } + ["error broken"])
  }

  @Test("48 what comes while the past is told waits behind it")
  func queueing() {
    let subject = ReplaySubject<Int>.create(bufferSize: 3)
    for value in 1...3 { subject.onNext(value) }
    var got: [Int] = []
    _ = subject.subscribe(onNext: { value in
      got.append(value)
      if value == 1 { subject.onNext(4) }
    })
    subject.onNext(5)
    #expect(got == [1, 2, 3, 4, 5])
  }

  @Test("a buffer of nothing replays nothing")
  func zero() {
    let subject = ReplaySubject<Int>.create(bufferSize: 0)
    subject.onNext(1)
    #expect(subject.heard == [])
  }
}
