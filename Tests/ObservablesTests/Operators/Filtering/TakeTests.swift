import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct TakeTests {
  @Test func `OP-48, SM-12: take completes with the last of its elements`() {
    let play = MarblePlay()
    let source = play.hot("-a-b-c-|")
    let out = source.take(2)
    #expect(play.difference(of: out, from: "-a-[b|]") == nil)
    #expect(source.subscriptions == [Subscription(0, 30)])
  }

  @Test func `OP-48: take(0) completes without subscribing`() {
    let play = MarblePlay()
    let source = play.hot("-a-|")
    let out = source.take(0)
    #expect(play.difference(of: out, from: "|") == nil)
    #expect(source.subscriptions.isEmpty)
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

  @Test func `SM-12: an observer that sends from inside gets no more than its share from the others either`() {
    #expect(reentrant { $0.take(1) } == ["0", "completed", "disposed"])
    #expect(reentrant { $0.take(2) } == ["1", "completed", "disposed"])
    #expect(reentrant { $0.element(at: 0) } == ["0", "completed", "disposed"])
    #expect(
      reentrant { $0.single() } == ["error Sequence contains more than one element.", "disposed"])
    #expect(reentrant { $0.takeLast(1) } == ["0", "completed", "disposed"])
  }
}
