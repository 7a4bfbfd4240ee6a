import Observables
import TestSupport
import Testing

struct ObservableTypeSubscribeTests {
  private let history = History()
  private let subject = PublishSubject<Int>()

  @Test func `a closure receives all events up to the end`() {
    _ = subject.subscribe { [history] event in history.note("\(event)") }
    subject.onNext(1)
    subject.onError(TestError())
    subject.onNext(2)
    #expect(history.lines == ["next(1)", "error(broken)"])
  }

  @Test func `SM-07: disposal ends the delivery; onDisposed comes once`() {
    let subscription = subject.write(to: history)
    subject.onNext(1)
    subscription.dispose()
    subscription.dispose()
    subject.onNext(2)
    subject.onCompleted()
    #expect(history.lines == ["1", "disposed"])
  }

  @Test func `SM-07: each closure may be left out`() {
    _ = subject.subscribe()
    _ = subject.subscribe(onNext: { [history] in history.note("\($0)") })
    _ = subject.subscribe(onCompleted: { [history] in history.note("completed") })
    _ = subject.subscribe(onDisposed: { [history] in history.note("disposed") })
    subject.onNext(1)
    subject.onCompleted()
    #expect(history.lines == ["1", "completed", "disposed"])
  }

  @Test func `SM-08: the closures of subscribe(with:) receive the object`() {
    let object = History()
    for source in [Observable.just(1), Observable.error(TestError())] {
      _ = source.subscribe(
        with: object, onNext: { $0.note("\($1)") }, onError: { $0.note("error \($1)") },
        onCompleted: { $0.note("completed") }, onDisposed: { $0.note("disposed") })
    }
    #expect(object.lines == ["1", "completed", "disposed", "error broken", "disposed"])
  }

  @Test func `SM-08: once the object is gone, no closure is called any more`() {
    var object: BooleanDisposable? = BooleanDisposable()
    _ = subject.subscribe(
      with: object!, onNext: { [history] in history.note("\($1)") },
      onCompleted: { [history] _ in history.note("completed") },
      onDisposed: { [history] _ in history.note("disposed") })
    subject.onNext(1)
    object = nil
    subject.onNext(2)
    subject.onCompleted()
    #expect(history.lines == ["1"])
  }
}
