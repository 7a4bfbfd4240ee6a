import Observables
import TestSupport
import Testing
import VirtualTime

struct TakeTests {
  @Test("OP-48 take completes with the last of its elements")
  func picture() {
    let play = MarblePlay()
    let source = play.hot("-a-b-c-|")
    let out = source.take(2)
    #expect(play.difference(of: out, from: "-a-[b|]") == nil)
    #expect(source.subscriptions == [Subscription(0, 30)])
  }

  @Test("OP-48 take(0) completes without subscribing")
  func zero() {
    let play = MarblePlay()
    let source = play.hot("-a-|")
    let out = source.take(0)
    #expect(play.difference(of: out, from: "|") == nil)
    #expect(source.subscriptions.isEmpty)
  }

  @Test("12 a re-entrant observer gets no more than its share")
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

}
