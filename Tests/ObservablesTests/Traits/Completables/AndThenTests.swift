import Observables
import TestSupport
import Testing
import VirtualTime

struct AndThenTests {
  private let play = MarblePlay()

  private func hot(_ marbles: String) -> Completable { play.hot(marbles).ignoreElements().asCompletable() }

  @Test func `RX-03: andThen goes on with a single`() {
    let second = play.cold("--[a|]")
    let single: Single<String> = hot("-|").andThen(second.asSingle())
    #expect(play.difference(of: single, from: "---[a|]") == nil)
    #expect(second.subscriptions == [Subscription(10, 30)])
  }

  @Test func `RX-03: andThen goes on with a maybe, a completable or an observable`() {
    let maybe: Maybe<String> = hot("-|").andThen(play.cold("--|").asMaybe())
    #expect(play.difference(of: maybe, from: "---|") == nil)
    let plays = MarblePlay()
    let completable: Completable = plays.cold("-|").ignoreElements().asCompletable()
      .andThen(plays.cold("-|").ignoreElements().asCompletable())
    #expect(plays.difference(of: completable, from: "--|") == nil)
    let observable: Observable<String> = plays.cold("-|").ignoreElements().asCompletable()
      .andThen(plays.cold("-a-b|").asObservable())
    #expect(plays.difference(of: observable, from: "--a-b|") == nil)
    #expect(Completable.empty().andThen(Single.just(1)).map { $0 + 1 }.asObservable().heard == ["2", "completed"])
    #expect(Completable.empty().andThen(Observable.of(1, 2)).heard == ["1", "2", "completed"])
  }

  @Test func `andThen subscribes to the second source when the first completes, and ends with the second`() {
    let scheduler = TestScheduler(initialClock: 0)
    let first = scheduler.createHotObservable([Recorded<Event<Never>>.completed(210)])
    let second = scheduler.createHotObservable([.next(205, 1), .next(220, 2), .completed(250)])
    let result = scheduler.start { first.asCompletable().andThen(second.asSingle()) }
    #expect(result.events == [.next(250, 2), .completed(250)])
    #expect(first.subscriptions == [Subscription(200, 210)])
    #expect(second.subscriptions == [Subscription(210, 250)])
  }

  @Test func `an error of the first is the outcome, one of the second too`() {
    let second = play.cold("-[a|]")
    #expect(play.difference(of: hot("-#").andThen(second.asSingle()), from: "-#") == nil)
    #expect(second.subscriptions == [])
    #expect(Completable.empty().andThen(Maybe<Int>.error(TestError())).asObservable().heard == ["error broken"])
  }

  @Test func `disposal ends the one that is subscribed`() {
    let scheduler = TestScheduler(initialClock: 0)
    let first = scheduler.createHotObservable([Recorded<Event<Never>>.completed(210)])
    let second = scheduler.createHotObservable([Recorded<Event<Int>>]())
    _ = scheduler.start { first.asCompletable().andThen(second.asSingle()) }
    #expect(second.subscriptions == [Subscription(210, 1000)])
    let waiting = TestScheduler(initialClock: 0)
    let silent = waiting.createHotObservable([Recorded<Event<Never>>]())
    _ = waiting.start { silent.asCompletable().andThen(Single.just(1)) }
    #expect(silent.subscriptions == [Subscription(200, 1000)])
  }

  @Test func `SM-10: andThen drops its first source once it terminated`() {
    func release(of second: Observable<Int>) -> (isHeldBefore: Bool, isHeldAfter: Bool) {
      weak var held: History?
      var end: Completable.CompletableObserver?
      let subscription: any Disposable = {
        let history = History()
        held = history
        let first = Completable.create { completable in
          end = completable
          return Disposables.create { history.note("released") }
        }
        return first.andThen(second).subscribe()
      }()
      let before = held != nil
      end?(.completed)
      end = nil
      let after = held != nil
      subscription.dispose()
      return (before, after)
    }
    #expect(release(of: .never()) == (isHeldBefore: true, isHeldAfter: false))
  }

  @Test func `RX-03: andThen subscribes to the second before it lets go of the first`() {
    let history = History()
    let end = PublishSubject<Void>()
    let first = Completable.create { completable in
      Disposables.create(
        end.subscribe(onNext: { completable(.completed) }), Disposables.create { history.note("first disposed") })
    }
    let second = Observable<Int>.deferred {
      history.note("second subscribed")
      return .empty()
    }
    _ = first.andThen(second).subscribe()
    end.onNext(())
    #expect(history.lines == ["second subscribed", "first disposed"])
  }

  @Test func `SM-35: a long chain of completables needs no stack`() {
    var chain = Completable.empty()
    for _ in 0..<20_000 { chain = chain.andThen(.empty()) }
    #expect(chain.asObservable().heard == ["completed"])
  }

  @Test func `RX-03: a chain of completables subscribes to the next one before it lets go of the one that ended`() {
    let history = History()
    let ends = [PublishSubject<Void>(), PublishSubject()]
    func link(_ name: String, _ end: Observable<Void> = .just(())) -> Completable {
      end.ignoreElements().asCompletable()
        .do(onSubscribe: { history.note("\(name) subscribed") }, onDispose: { history.note("\(name) disposed") })
    }
    _ = link("a", ends[0]).andThen(link("b").andThen(link("c", ends[1]))).andThen(link("d"))
      .asObservable().write(to: history)
    history.note("waiting")
    ends[0].onCompleted()
    history.note("waiting")
    ends[1].onCompleted()
    #expect(
      history.lines == [
        "a subscribed", "waiting", "b subscribed", "c subscribed", "b disposed", "a disposed", "waiting",
        "d subscribed", "completed", "disposed", "c disposed", "d disposed",
      ])
  }
}
