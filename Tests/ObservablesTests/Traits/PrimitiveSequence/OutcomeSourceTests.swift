import Observables
import TestSupport
import Testing

struct OutcomeSourceTests {
  @Test func `SM-55: the first outcome counts, later ones are ignored`() {
    let history = History()
    let single = Single<Int>.create { single in
      single(.success(1))
      single(.success(2))
      single(.failure(TestError()))
      return Disposables.create { history.note("released") }
    }
    #expect(single.asObservable().heard == ["1", "completed"])
    #expect(history.lines == ["released"])
  }

  @Test func `SM-55: an outcome that is put in while the first one is being delivered is ignored`() {
    var put: Single<Int>.SingleObserver?
    let history = History()
    let single = Single<Int>.create { single in
      put = single
      return Disposables.create()
    }
    _ = single.asObservable().do(onNext: { _ in put?(.success(2)) }).write(to: history)
    put?(.success(1))
    #expect(history.lines == ["1", "completed", "disposed"])
  }

  @Test func `SM-04: nothing is delivered after disposal`() {
    var put: Maybe<Int>.MaybeObserver?
    let history = History()
    let maybe = Maybe<Int>.create { maybe in
      put = maybe
      return Disposables.create { history.note("released") }
    }
    maybe.asObservable().write(to: history).dispose()
    put?(.success(1))
    #expect(history.lines == ["released", "disposed"])
  }

  @Test func `SM-10: the closure can be released while subscribed`() {
    weak var held: History?
    let subscription: any Disposable = {
      let history = History()
      held = history
      return Completable.create { _ in
        history.note("subscribed")
        return Disposables.create()
      }.subscribe()
    }()
    #expect(held == nil)
    subscription.dispose()
  }
}
