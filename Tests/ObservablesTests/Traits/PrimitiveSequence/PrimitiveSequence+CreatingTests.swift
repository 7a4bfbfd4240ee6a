import Observables
import TestSupport
import Testing
import VirtualTime

struct PrimitiveSequenceCreatingTests {
  @Test func `deferred makes the sequence anew for each subscription`() {
    var made = 0
    let single = Single<Int>.deferred {
      made += 1
      return .just(made)
    }
    #expect(MarblePlay().difference(of: single, from: "[1|]") == nil)
    #expect(single.asObservable().heard == ["2", "completed"])
  }

  @Test func `SM-45: an error of the factory is the outcome`() {
    #expect(Completable.deferred { throw TestError() }.asObservable().heard == ["error broken"])
    #expect(Maybe<Int>.deferred { .empty() }.asObservable().heard == ["completed"])
  }

  @Test func `using disposes the resource after the end`() {
    let play = MarblePlay()
    let history = History()
    let single = Single.using({ Resource(history) }) { _ in
      play.cold("--[a|]").asSingle()
    }
    #expect(play.difference(of: single, from: "--[a|]") == nil)
    #expect(history.lines == ["released"])
  }

  @Test func `SM-45: an error of the sequence's factory disposes the resource, one of the resource's leaves none`() {
    let history = History()
    let failing = Completable.using(
      { Resource(history) },
      primitiveSequenceFactory: { _ throws -> Completable in throw TestError() })
    #expect(failing.asObservable().heard == ["error broken"])
    #expect(history.lines == ["released"])
    let none = Maybe<Int>.using({ () throws -> BooleanDisposable in throw TestError() }) { _ in .just(1) }
    #expect(none.asObservable().heard == ["error broken"])
  }

  @Test func `SM-41: timer sends 0 and completes at the same instant`() {
    let play = MarblePlay()
    let single = Single<Int>.timer(.milliseconds(30), scheduler: play.clock)
    #expect(play.difference(of: single, from: "---[0|]") == nil)
    let scheduler = TestScheduler(initialClock: 0)
    let maybe = scheduler.start { Maybe<Int>.timer(.seconds(100), scheduler: scheduler) }
    #expect(maybe.events == [.next(300, 0), .completed(300)])
  }
}

private struct Resource: Disposable {
  private let history: History

  init(_ history: History) { self.history = history }

  func dispose() { history.note("released") }
}
