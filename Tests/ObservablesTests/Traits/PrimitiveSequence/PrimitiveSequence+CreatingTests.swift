import Observables
import TestSupport
import Testing
import VirtualTime

struct PrimitiveSequenceCreatingTests {
  /// A sequence that a task creates, which says when it has sent its outcome.
  struct Created: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (_ done: @escaping @Sendable () -> Void) -> Observable<Int>

    init(_ name: String, _ make: @escaping @Sendable (@escaping @Sendable () -> Void) -> Observable<Int>) {
      testDescription = name
      self.make = make
    }
  }

  @Test(arguments: [
    Created("single") { done in
      Single.create { single in begun(done) { single(.success(1)) } }.asObservable()
    },
    Created("maybe") { done in
      Maybe.create { maybe in begun(done) { maybe(.success(1)) } }.asObservable()
    },
    Created("completable") { done in
      Completable.create { completable in begun(done) { completable(.completed) } }.andThen(.just(1))
    },
    Created("infallible") { done in
      Infallible.create { infallible in
        begun(done) {
          infallible(.next(1))
          infallible(.completed)
        }
      }.asObservable()
    },
  ])
  func `create takes its outcome from another thread`(_ created: Created) async {
    let history = History()
    await withCheckedContinuation { continuation in
      _ = history.follow(created.make { continuation.resume() })
    }
    #expect(history.lines == ["1", "|"])
  }

  @Test func `SM-03: just on a scheduler takes a turn for each event`() {
    for isSingle in [true, false] {
      let scheduler = TestScheduler(initialClock: 0)
      let result = scheduler.start {
        isSingle ? Single.just(42, scheduler: scheduler).asMaybe() : Maybe.just(42, scheduler: scheduler)
      }
      #expect(result.events == [.next(201, 42), .completed(202)])
    }
  }

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

/// Sends something in a task; nothing is left to dispose.
private func begun(_ done: @escaping @Sendable () -> Void, _ send: @escaping @Sendable () -> Void) -> any Disposable {
  Task {
    send()
    done()
  }
  return Disposables.create()
}

private struct Resource: Disposable {
  private let history: History

  init(_ history: History) { self.history = history }

  func dispose() { history.note("released") }
}
