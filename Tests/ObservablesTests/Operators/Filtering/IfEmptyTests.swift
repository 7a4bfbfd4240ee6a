import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct IfEmptyTests {
  @Test func `the operator sends what its pictures show`() {
    expectPicture("ifEmpty sends a default", is: "-----[a|]") { $0.hot("-----|").ifEmpty(default: "a") }
    expectPicture("ifEmpty goes on with another sequence", is: "--x|") {
      $0.hot("-|").ifEmpty(switchTo: $0.cold("-x|").asObservable())
    }
  }

  @Test func `ifEmpty(switchTo:) subscribes to the other before it lets go of the source`() {
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
