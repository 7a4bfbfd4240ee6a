import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct CreateTests {
  @Test func `OP-08: create runs its closure per subscription; nothing follows the end`() {
    var runs = 0
    let source = Observable<Int>.create { observer in
      runs += 1
      observer.onNext(runs)
      observer.onCompleted()
      observer.onNext(99)
      observer.onError(TestError())
      return Disposables.create()
    }
    #expect(source.heard == ["1", "completed"])
    #expect(source.heard == ["2", "completed"])
  }

  @Test func `SM-05: a disposable returned after a synchronous end is disposed at once`() {
    let flag = BooleanDisposable()
    _ = Observable<Int>.create { observer in
      observer.onCompleted()
      return flag
    }.subscribe()
    #expect(flag.isDisposed)
  }

  @Test func `SM-04: create sends nothing after disposal though its closure goes on`() {
    var feed: AnyObserver<Int>?
    let history = History()
    let subscription = Observable<Int>.create { observer in
      feed = observer
      return Disposables.create()
    }.write(to: history)
    feed?.onNext(1)
    subscription.dispose()
    feed?.onNext(2)
    feed?.onCompleted()
    #expect(history.lines == ["1", "disposed"])
  }

  @Test func `SM-10: the closure is let go with the observable, though a subscription lives`() {
    final class Token {}
    weak var token: Token?
    let subject = PublishSubject<Int>()
    let history = History()
    let subscription: any Disposable
    do {
      let held = Token()
      token = held
      subscription = Observable<Int>.create { observer in
        withExtendedLifetime(held) { subject.subscribe(observer) }
      }.write(to: history)
    }
    #expect(token == nil)
    subject.onNext(1)
    subscription.dispose()
    #expect(history.lines == ["1", "disposed"])
  }
}
