import Observables
import TestSupport
import Testing

struct SingleSubscribeTests {
  private let history = History()

  private func note(_ event: SingleEvent<Int>) {
    switch event {
    case .success(let element): history.note("success \(element)")
    case .failure(let error): history.note("failure \(error)")
    }
  }

  @Test func `SM-55: the subscriber is called at most once, though the source goes on`() {
    _ = Single(raw: Observable.of(1, 2)).subscribe(note)
    _ = Single(raw: Observable.just(3).concat(Observable.error(TestError()))).subscribe(note)
    _ = Single(raw: Observable<Int>.never().startWith(4)).subscribe(
      onSuccess: { history.note("success \($0)") }, onDisposed: { history.note("disposed") })
    #expect(history.lines == ["success 1", "success 3", "success 4", "disposed"])
  }

  @Test func `RX-02: a source that completes without an element is a failure`() {
    _ = Single.just(1).retry(0).subscribe(note)
    #expect(history.lines == ["failure Sequence doesn't contain any elements."])
  }
}
