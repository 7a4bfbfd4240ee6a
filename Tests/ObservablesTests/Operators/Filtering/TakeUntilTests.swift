import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct TakeUntilTests {
  @Test func `OP-50: take(until:) completes at the other's element`() {
    let play = MarblePlay()
    let source = play.hot("-a-b-c-|")
    let other = play.hot("----x---")
    let out = source.take(until: other)
    #expect(play.difference(of: out, from: "-a-b|") == nil)
    #expect(other.subscriptions == [Subscription(0, 40)])
  }

  @Test func `SM-34: the other's completion ends only its own subscription`() {
    let play = MarblePlay()
    let source = play.hot("-a-b-|")
    let other = play.hot("--|")
    let out = source.take(until: other)
    #expect(play.difference(of: out, from: "-a-b-|") == nil)
    #expect(other.subscriptions == [Subscription(0, 20)])
  }

  @Test func `OP-50, SM-34: the operator sends what its pictures show`() {
    expectPicture("the other's error ends the sequence", is: "-a#") { $0.hot("-a-b-|").take(until: $0.hot("--#")) }
    expectPicture("take(until:) completes in the place of the first element that satisfies the predicate", is: "-1-2-|")
    {
      $0.hot("-1-2-3-4-|") { Int($0)! }.take(until: { $0 == 3 })
    }
    expectPicture(
      "inclusive take(until:) sends the element that satisfies the predicate, and completes", is: "-1-2-[3|]"
    ) {
      $0.hot("-1-2-3-4-|") { Int($0)! }.take(until: { $0 == 3 }, behavior: .inclusive)
    }
  }

  @Test func `SM-34: a single ready element is delivered at once if the other sequence is known to be silent`() {
    let silent = ClosureProducer<Int>(isSilent: { true }) { _ in NoAttachment.shared }
    let single = Observable.just(1)
    #expect(single.take(until: silent).deliveredNow == ["1", "completed"])
    #expect(Observable<Int>.empty().take(until: silent).deliveredNow == ["completed"])
    #expect(Observable.concat(single, single).take(until: silent).deliveredNow == nil)
    #expect(single.take(until: PublishSubject<Int>()).deliveredNow == nil)
    #expect(single.take(until: Observable.just(0)).heard == ["completed"])
  }

  @Test func `OP-50: the behavior may be a value; exclusive leaves out the element that ends it`() {
    let behaviors: [TakeBehavior] = [.exclusive, .inclusive]
    let heard = behaviors.map { Observable.of(1, 2, 3).take(until: { $0 == 2 }, behavior: $0).heard }
    #expect(heard == [["1", "completed"], ["1", "2", "completed"]])
    #expect(Observable.of(1, 2).take(until: { $0 == 2 }, behavior: .exclusive).heard == ["1", "completed"])
  }
}
