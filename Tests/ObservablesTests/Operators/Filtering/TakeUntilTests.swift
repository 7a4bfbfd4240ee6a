import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct TakeUntilTests {
  @Test("OP-50: take(until:) completes at the other's element")
  func picture() {
    let play = MarblePlay()
    let source = play.hot("-a-b-c-|")
    let other = play.hot("----x---")
    let out = source.take(until: other)
    #expect(play.difference(of: out, from: "-a-b|") == nil)
    #expect(other.subscriptions == [Subscription(0, 40)])
  }

  @Test("SM-34: the other's completion ends only its own subscription")
  func completion() {
    let play = MarblePlay()
    let source = play.hot("-a-b-|")
    let other = play.hot("--|")
    let out = source.take(until: other)
    #expect(play.difference(of: out, from: "-a-b-|") == nil)
    #expect(other.subscriptions == [Subscription(0, 20)])
  }

  @Test("SM-34: the other's error ends the sequence")
  func error() {
    let play = MarblePlay()
    let source = play.hot("-a-b-|")
    let other = play.hot("--#")
    let out = source.take(until: other)
    #expect(play.difference(of: out, from: "-a#") == nil)
  }

  @Test("OP-50: take(until:) completes in the place of the first element that satisfies the predicate")
  func predicate() {
    let play = MarblePlay()
    let source = play.hot("-1-2-3-4-|") { Int($0)! }
    let out = source.take(until: { $0 == 3 })
    #expect(play.difference(of: out, from: "-1-2-|") == nil)
  }

  @Test("OP-50: inclusive take(until:) sends the element that satisfies the predicate, and completes")
  func inclusive() {
    let play = MarblePlay()
    let source = play.hot("-1-2-3-4-|") { Int($0)! }
    let out = source.take(until: { $0 == 3 }, behavior: .inclusive)
    #expect(play.difference(of: out, from: "-1-2-[3|]") == nil)
  }

  @Test("SM-34: the notifier's completion ends its own subscription and nothing else")
  func notifierCompletes() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(240, 2), .completed(250)])
    let notifier = scheduler.createHotObservable([Recorded<Event<Int>>.completed(225)])
    let result = scheduler.start { source.take(until: notifier) }
    #expect(result.events == [.next(210, 1), .next(240, 2), .completed(250)])
    #expect(notifier.subscriptions == [Subscription(200, 225)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test("SM-34: a single element that is there is delivered before anything of an other that is silent")
  func deliversNow() {
    let silent = ClosureProducer<Int>(isSilent: { true }) { _ in NoAttachment.shared }
    let single = Observable.just(1)
    #expect(single.take(until: silent).deliveredNow == ["1", "completed"])
    #expect(Observable<Int>.empty().take(until: silent).deliveredNow == ["completed"])
    #expect(Observable.concat(single, single).take(until: silent).deliveredNow == nil)
    #expect(single.take(until: PublishSubject<Int>()).deliveredNow == nil)
    #expect(single.take(until: Observable.just(0)).heard == ["completed"])
  }

  @Test("OP-50: the behavior may be a value; exclusive leaves out the element that ends it")
  func behaviors() {
    let behaviors: [TakeBehavior] = [.exclusive, .inclusive]
    let heard = behaviors.map { Observable.of(1, 2, 3).take(until: { $0 == 2 }, behavior: $0).heard }
    #expect(heard == [["1", "completed"], ["1", "2", "completed"]])
    #expect(Observable.of(1, 2).take(until: { $0 == 2 }, behavior: .exclusive).heard == ["1", "completed"])
  }
}
