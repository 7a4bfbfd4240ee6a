import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct TakeTests {
  @Test("OP-48: take completes with the last of its elements")
  func picture() {
    let play = MarblePlay()
    let source = play.hot("-a-b-c-|")
    let out = source.take(2)
    #expect(play.difference(of: out, from: "-a-[b|]") == nil)
    #expect(source.subscriptions == [Subscription(0, 30)])
  }

  @Test("OP-48: take(0) completes without subscribing")
  func zero() {
    let play = MarblePlay()
    let source = play.hot("-a-|")
    let out = source.take(0)
    #expect(play.difference(of: out, from: "|") == nil)
    #expect(source.subscriptions.isEmpty)
  }

  @Test("SM-12: a re-entrant observer gets no more than its share")
  func reentrant() {
    let subject = PublishSubject<Int>()
    var got: [Int] = []
    _ = subject.take(2).subscribe(onNext: { value in
      got.append(value)
      subject.onNext(value + 1)
    })
    subject.onNext(1)
    #expect(got == [1, 2])
  }

  @Test("SM-12: take completes together with the last element and disposes the source at that instant")
  func instant() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    let result = scheduler.start { source.take(2) }
    #expect(result.events == [.next(210, 1), .next(220, 2), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  /// Returns the output for an observer that sends again, from inside, at each element.
  private func reentrant(_ operation: (Observable<Int>) -> Observable<Int>) -> [String] {
    let subject = PublishSubject<Int>()
    let history = History()
    var sent = 0
    let subscription = operation(subject).do(onNext: { _ in
      sent += 1
      if sent < 5 { subject.onNext(sent) }
    }).write(to: history)
    subject.onNext(0)
    subject.onCompleted()
    subscription.dispose()
    return history.lines
  }

  @Test("SM-12: an observer that sends from inside gets no more than its share from the others either")
  func shares() {
    #expect(reentrant { $0.take(1) } == ["0", "completed", "disposed"])
    #expect(reentrant { $0.element(at: 0) } == ["0", "completed", "disposed"])
    #expect(
      reentrant { $0.single() } == ["error Sequence contains more than one element.", "disposed"])
    #expect(reentrant { $0.takeLast(1) } == ["0", "completed", "disposed"])
  }
}
