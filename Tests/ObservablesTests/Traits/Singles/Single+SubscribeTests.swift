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

  @Test func `RX-02: a closure hears the one outcome`() {
    _ = Single.just(1).subscribe(note)
    _ = Single<Int>.error(TestError()).subscribe { event in
      switch event {
      case .success: history.note("success")
      case .failure(let error): history.note("failure \(error)")
      }
    }
    _ = Single.just(2).subscribe { history.note("\($0)") }
    #expect(history.lines == ["success 1", "failure broken", "success(2)"])
  }

  @Test func `RX-02: closures hear the kind they are for`() {
    _ = Single.just(1).subscribe(
      onSuccess: { history.note("success \($0)") }, onFailure: { history.note("failure \($0)") },
      onDisposed: { history.note("disposed") })
    _ = Single<Int>.error(TestError()).subscribe { _ in
    } onFailure: { error in
      history.note("failure \(error)")
    }
    _ = Single.just(2).subscribe(onSuccess: { history.note("success \($0)") })
    #expect(history.lines == ["success 1", "disposed", "failure broken", "success 2"])
  }

  @Test func `SM-07: onDisposed is called once, on disposal too`() {
    let subscription = Single<Int>.never().subscribe(onDisposed: { history.note("disposed") })
    #expect(history.lines == [])
    subscription.dispose()
    subscription.dispose()
    #expect(history.lines == ["disposed"])
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

  @Test func `SM-08: with an object: the closures receive it while it lives`() {
    let subject = PublishSubject<Int>()
    var object: History? = History()
    _ = subject.first().subscribe(
      with: object!, onSuccess: { $0.note("success \($1!)") }, onFailure: { $0.note("failure \($1)") },
      onDisposed: { [history] in
        $0.note("disposed")
        history.note(contentsOf: $0)
      })
    subject.onNext(1)
    #expect(history.lines == ["success 1", "disposed"])
    _ = subject.asSingle().subscribe(with: object!, onSuccess: { [history] _, _ in history.note("never") })
    weak let gone = object
    object = nil
    #expect(gone == nil)
    subject.onNext(2)
    subject.onCompleted()
    #expect(history.lines == ["success 1", "disposed"])
  }
}

extension History {
  fileprivate func note(contentsOf other: History) {
    for line in other.lines { note(line) }
  }
}
