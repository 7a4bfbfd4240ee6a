import Observables
import TestSupport
import Testing
import VirtualTime

struct DoTests {
  @Test("OP-16 hooks run before and after each event")
  func order() {
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

  @Test("6 a throw in a hook replaces the event")
  func throwing() {
    #expect(Observable.just(1).do(onNext: { _ in throw TestError() }).heard == ["error broken"])
    #expect(Observable<Int>.empty().do(onCompleted: { throw TestError() }).heard == ["error broken"])
  }

  @Test("5 the end goes downstream before the source is disposed")
  func sourceDispose() {
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

}
