import Observables
import TestSupport
import Testing
import VirtualTime

struct FirstTests {
  @Test func `SM-54: first takes the first element and disposes at once`() {
    let play = MarblePlay()
    let source = play.hot("-a-b-|")
    #expect(play.difference(of: source.first().map { $0! }, from: "-[a|]") == nil)
    #expect(source.subscriptions == [Subscription(0, 10)])
  }

  @Test func `SM-54: first gives nil if there is none`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([Recorded<Event<Int>>.completed(250)])
    #expect(scheduler.start { source.first() }.events == [.next(250, nil), .completed(250)])
  }

  @Test func `first passes the error on`() {
    expectPicture(is: "-#") { $0.hot("-#").first() }
  }

  @Test func `SM-12: an element that comes while the first one is delivered is not sent`() {
    let subject = PublishSubject<Int>()
    let history = History()
    _ = subject.first().asObservable().do(onNext: { _ in subject.onNext(2) }).write(to: history)
    subject.onNext(1)
    #expect(history.lines == ["Optional(1)", "completed", "disposed"])
  }
}
