import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct DoTests {
  @Test func `OP-16: hooks run before and after each event`() {
    let history = History()
    _ = Observable.just(1).do(
      onNext: { history.note("onNext \($0)") }, afterNext: { history.note("afterNext \($0)") },
      onCompleted: { history.note("onCompleted") }, afterCompleted: { history.note("afterCompleted") },
      onSubscribe: { history.note("onSubscribe") }, onSubscribed: { history.note("onSubscribed") },
      onDispose: { history.note("onDispose") }
    ).write(to: history)
    #expect(
      history.lines == [
        "onSubscribe", "onNext 1", "1", "afterNext 1", "onCompleted", "completed", "disposed", "afterCompleted",
        "onSubscribed", "onDispose",
      ])
  }

  @Test func `SM-06: a throw in a hook replaces the event`() {
    #expect(Observable.just(1).do(onNext: { _ in throw TestError() }).heard == ["error broken"])
    #expect(Observable<Int>.empty().do(onCompleted: { throw TestError() }).heard == ["error broken"])
  }

  @Test func `SM-05: the end goes downstream before the source is disposed`() {
    let history = History()
    let subject = PublishSubject<Int>()
    let source = Observable<Int>.create { observer in
      history.note("sourceSubscribe")
      let inner = subject.subscribe(observer)
      return Disposables.create {
        inner.dispose()
        history.note("sourceDispose")
      }
    }
    let subscription = source.do(onDispose: { history.note("onDispose") }).write(to: history)
    subject.onNext(1)
    subject.onCompleted()
    subscription.dispose()
    #expect(history.lines == ["sourceSubscribe", "1", "completed", "disposed", "sourceDispose", "onDispose"])
  }

  private func told(_ history: History, _ body: @escaping (AnyObserver<Int>) -> Void) -> Observable<Int> {
    Observable<Int>.create { observer in
      history.note("sourceSubscribe")
      body(observer)
      return Disposables.create { history.note("sourceDispose") }
    }.do(
      onNext: { _ in history.note("onNext") }, onCompleted: { history.note("onCompleted") },
      onSubscribe: { history.note("onSubscribe") }, onSubscribed: { history.note("onSubscribed") },
      onDispose: { history.note("onDispose") })
  }

  @Test func `SM-05: a disposable that is returned after a synchronous end is disposed at once`() {
    let history = History()
    let subscription = told(history) {
      $0.onNext(1)
      $0.onCompleted()
    }.subscribe()
    let expected = [
      "onSubscribe", "sourceSubscribe", "onNext", "onCompleted", "sourceDispose", "onSubscribed", "onDispose",
    ]
    #expect(history.lines == expected)
    subscription.dispose()
    #expect(history.lines == expected)
  }

  @Test func `SM-05: the hooks of an end that comes later run in their order, and onDispose once`() {
    let history = History()
    var feed: AnyObserver<Int>?
    let subscription = told(history) { feed = $0 }.subscribe()
    feed?.onNext(1)
    feed?.onCompleted()
    subscription.dispose()
    #expect(
      history.lines == [
        "onSubscribe", "sourceSubscribe", "onSubscribed", "onNext", "onCompleted", "sourceDispose", "onDispose",
      ])
  }

  @Test func `SM-06: onDispose fires once on disposal too, and an error of a hook takes the place of the source's`() {
    let history = History()
    let subscription = told(history) { _ in }.subscribe()
    subscription.dispose()
    subscription.dispose()
    #expect(history.lines.suffix(2) == ["sourceDispose", "onDispose"])
    #expect(Observable<Int>.error(RxError.unknown).do(onError: { _ in throw TestError() }).heard == ["error broken"])
  }

  @Test func `RX-23: a side effect stands in the sequence, and happens for each subscriber anew`() {
    let history = History()
    let source = Observable.just(1).do(onNext: { history.note("effect \($0)") })
    #expect(history.lines == [])
    _ = source.subscribe()
    _ = source.subscribe()
    #expect(history.lines == ["effect 1", "effect 1"])
  }
}
