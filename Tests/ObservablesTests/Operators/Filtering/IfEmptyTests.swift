import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct IfEmptyTests {
  @Test("ifEmpty sends a default")
  func picture() {
    let play = MarblePlay()
    let source = play.hot("-----|")
    let out = source.ifEmpty(default: "a")
    #expect(play.difference(of: out, from: "-----[a|]") == nil)
  }

  @Test("ifEmpty goes on with another sequence")
  func switching() {
    let play = MarblePlay()
    let source = play.hot("-|")
    let out = source.ifEmpty(switchTo: play.cold("-x|").asObservable())
    #expect(play.difference(of: out, from: "--x|") == nil)
  }

  @Test("ifEmpty(switchTo:) subscribes to the other before it lets go of the source")
  func order() {
    let history = History()
    let source = Observable<Int>.create { observer in
      observer.onCompleted()
      return Disposables.create { history.note("source disposed") }
    }
    let late = PublishSubject<Void>()
    let later = Observable<Int>.create { observer in
      Disposables.create(
        late.subscribe(onNext: { observer.onCompleted() }), Disposables.create { history.note("source disposed") })
    }
    let other = Observable<Int>.deferred {
      history.note("other subscribed")
      return .empty()
    }
    _ = source.ifEmpty(switchTo: other).subscribe()
    _ = later.ifEmpty(switchTo: other).subscribe()
    late.onNext(())
    #expect(history.lines == ["other subscribed", "source disposed", "other subscribed", "source disposed"])
  }
}
