import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct RetryWhenTests {
  @Test func `RX-19, SM-44: retry(when:) subscribes again when the trigger says so, and completes when it does`() {
    let play = MarblePlay()
    let source = play.cold("-a-#")
    let trigger = play.hot("------x-----|")
    #expect(
      play.difference(of: source.retry(when: { (_: Observable<any Error>) in trigger }), from: "-a-----a----|") == nil)
    #expect(source.subscriptions == [Subscription(0, 30), Subscription(60, 90)])
    #expect(trigger.subscriptions == [Subscription(0, 120)])
  }

  @Test func `RX-19: the source that has failed is let go before the trigger hears of it`() {
    let history = History()
    let subject = PublishSubject<Int>()
    let source = Observable<Int>.create { observer in
      let subscription = subject.subscribe(onNext: { _ in observer.onError(TestError()) })
      return Disposables.create {
        subscription.dispose()
        history.note("disposed")
      }
    }
    let subscription = source.retry(when: { (errors: Observable<any Error>) in
      errors.do(onNext: { _ in history.note("trigger") }).flatMap { _ in Observable<Int>.never() }
    }).subscribe()
    subject.onNext(1)
    #expect(history.lines == ["disposed", "trigger"])
    subscription.dispose()
  }

  @Test func `RX-19: the operator sends what its pictures show`() {
    expectPicture("the trigger's error ends the sequence", is: "-a---#") { play in
      play.cold("-a-#").retry(when: { (_: Observable<any Error>) in play.hot("-----#") })
    }
    expectPicture("the errors themselves as the trigger subscribe again at once, until they end", is: "-a--a--a-|") {
      $0.cold("-a-#").retry(when: { (errors: Observable<any Error>) in errors.take(2) })
    }
  }

  @Test(arguments: [("|", "-a-|"), ("#", "-a-#")])
  func `RX-19: a trigger that has ended is heard of at the first error`(trigger: String, expected: String) {
    let play = MarblePlay()
    let out = play.cold("-a-#").retry(when: { (_: Observable<any Error>) in play.hot(trigger) })
    #expect(play.difference(of: out, from: expected) == nil)
  }

  @Test func `RX-19: an error of another type passes straight through`() {
    struct Other: Error {}
    let play = MarblePlay()
    let out = play.cold("-a-#").retry(when: { (errors: Observable<Other>) in errors })
    #expect(play.difference(of: out, from: "-a-#") == nil)
  }

  @Test func `SM-44: the handler is called once a subscription; an element of its sequence subscribes again at once`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(5, 1), .error(10, TestError())])
    var calls = 0
    let result = scheduler.start {
      source.retry(when: { (errors: Observable<any Error>) in
        calls += 1
        return errors.scan(0) { count, _ in count + 1 }.flatMap { count in
          count < 3 ? Observable.just(count) : Observable.error(RxError.timeout)
        }
      })
    }
    #expect(calls == 1)
    #expect(
      result.events == [.next(205, 1), .next(215, 1), .next(225, 1), .error(230, RxError.timeout)])
    #expect(source.subscriptions == [Subscription(200, 210), Subscription(210, 220), Subscription(220, 230)])
  }

  @Test
  func `SM-44: the end of a trigger that follows its element at once comes before a subscription that has to wait`() {
    var attempts = 0
    let immediate = Observable<Int>.create { observer in
      attempts += 1
      observer.onNext(attempts)
      observer.onError(TestError())
      return Disposables.create()
    }
    #expect(immediate.retry(when: { (errors: Observable<any Error>) in errors.take(1) }).heard == ["1", "completed"])
  }
}
