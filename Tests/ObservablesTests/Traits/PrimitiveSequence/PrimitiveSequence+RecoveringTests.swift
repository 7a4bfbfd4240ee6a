import Observables
import TestSupport
import Testing
import VirtualTime

struct PrimitiveSequenceRecoveringTests {
  private let play = MarblePlay()

  @Test func `catch goes on with another sequence of the same trait`() {
    let single = play.hot("-#").asSingle().catch { _ in .just("x") }
    #expect(play.difference(of: single, from: "-[x|]") == nil)
  }

  @Test func `SM-45: an error that the handler throws is the outcome`() {
    let maybe = Maybe<Int>.error(RxError.unknown).catch { _ in throw TestError() }
    #expect(maybe.asObservable().heard == ["error broken"])
    #expect(Completable.error(TestError()).catch { _ in .empty() }.asObservable().heard == ["completed"])
  }

  @Test func `SM-43: retry(n) means n attempts in all`() {
    let source = play.cold("-#")
    #expect(play.difference(of: source.asSingle().retry(2), from: "--#") == nil)
    #expect(source.subscriptions == [Subscription(0, 10), Subscription(10, 20)])
  }

  @Test func `SM-44: retry(when:) subscribes again when told to`() {
    let trigger = play.hot("---x")
    let single = play.cold("-#").asSingle().retry { (_: Observable<any Error>) in trigger }
    #expect(play.difference(of: single, from: "----") == nil)
    let attempts = MarblePlay()
    let limited = attempts.cold("-#").asMaybe().retry(when: { (errors: Observable<any Error>) in
      errors.enumerated().flatMap { index, error -> Observable<Int> in
        index < 2 ? .timer(.milliseconds(10), scheduler: attempts.clock) : .error(error)
      }
    })
    #expect(attempts.difference(of: limited, from: "-----#") == nil)
  }

  @Test func `SM-44: an error of another type passes straight through`() {
    let out = Completable.error(TestError()).retry { (errors: Observable<RxError>) in errors }
    #expect(out.asObservable().heard == ["error broken"])
  }
}
