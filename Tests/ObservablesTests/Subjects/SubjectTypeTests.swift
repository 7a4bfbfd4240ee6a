import Observables
import TestSupport
import Testing

@Suite(.leakFree) struct SubjectTypeTests {
  @Test(arguments: [true, false])
  func `RX-14: code for any subject feeds it through its observer`(endsWell: Bool) {
    func feed<Subject: SubjectType>(_ subject: Subject) -> [String] where Subject.Observer.Element == Int {
      let history = History()
      _ = subject.write(to: history)
      subject.asObserver().onNext(1)
      if endsWell { subject.asObserver().onCompleted() } else { subject.asObserver().onError(TestError()) }
      return history.lines
    }
    let end = endsWell ? ["completed", "disposed"] : ["error broken", "disposed"]
    #expect(feed(PublishSubject<Int>()) == ["1"] + end)
    #expect(feed(BehaviorSubject(value: 0)) == ["0", "1"] + end)
    #expect(feed(ReplaySubject<Int>.createUnbounded()) == ["1"] + end)
    #expect(feed(AsyncSubject<Int>()) == (endsWell ? ["1"] : []) + end)
  }
}
