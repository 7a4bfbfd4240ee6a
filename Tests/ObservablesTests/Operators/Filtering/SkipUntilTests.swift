import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct SkipUntilTests {
  @Test func `OP-44: skip(until:) opens at the other's element`() {
    let play = MarblePlay()
    let source = play.hot("-a-b-c-|")
    let other = play.hot("----x---")
    let out = source.skip(until: other)
    #expect(play.difference(of: out, from: "-----c-|") == nil)
    #expect(other.subscriptions == [Subscription(0, 40)])
  }

  @Test func `OP-44: the operator sends what its pictures show`() {
    expectPicture("if the source completes first the result never completes", is: "-------") {
      $0.hot("-a-|").skip(until: $0.hot("-------"))
    }
    expectPicture("the other's error is forwarded", is: "--#") { $0.hot("-a-|").skip(until: $0.hot("--#")) }
  }

  @Test func `OP-44: when the source has completed nobody listens to the other any more, not to its error either`() {
    let play = MarblePlay()
    let other = play.hot("-----#")
    #expect(play.difference(of: play.hot("-a-|").skip(until: other), from: "-------") == nil)
    #expect(other.subscriptions == [Subscription(0, 30)])
  }

  @Test func `SM-34: with an empty notifier nothing comes, but the source stays subscribed to its completion`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(240, 2), .completed(250)])
    let notifier = scheduler.createHotObservable([Recorded<Event<Int>>.completed(225)])
    let result = scheduler.start { source.skip(until: notifier) }
    #expect(result.events == [])
    #expect(source.subscriptions == [Subscription(200, 250)])
    #expect(notifier.subscriptions == [Subscription(200, 225)])
  }

  @Test func `SM-34: an element of the other sequence at its subscription opens; an error there ends all`() {
    let source = PublishSubject<Int>()
    let history = History()
    let subscription = source.skip(until: Observable.just(0)).write(to: history, "opened")
    let failing = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onError(TestError())
      return Disposables.create()
    }
    _ = source.skip(until: failing).write(to: history, "failed")
    source.onNext(1)
    subscription.dispose()
    #expect(history.lines == ["failed: error broken", "failed: disposed", "opened: 1", "opened: disposed"])
    #expect(!source.hasObservers)
  }

  @Test func `SM-34: once open, an error of the other sequence reaches nobody, even right behind its element`() {
    let scheduler = TestScheduler(initialClock: 0)
    let other = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onError(TestError())
      return Disposables.create()
    }
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .completed(240)])
    let result = scheduler.start { source.skip(until: other.delaySubscription(.seconds(20), scheduler: scheduler)) }
    #expect(result.events == [.next(230, 2), .completed(240)])
  }
}
