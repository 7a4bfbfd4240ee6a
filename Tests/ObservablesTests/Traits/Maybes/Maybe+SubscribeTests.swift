import Observables
import TestSupport
import Testing
import VirtualTime

struct MaybeSubscribeTests {
  private let history = History()

  @Test func `RX-04: a closure hears the one outcome`() {
    var events: [MaybeEvent<Int>] = []
    _ = Maybe.just(1).subscribe { events.append($0) }
    _ = Maybe<Int>.empty().subscribe { events.append($0) }
    _ = Maybe<Int>.error(TestError()).subscribe { event in
      switch event {
      case .success, .completed: break
      case .error: events.append(event)
      }
    }
    #expect(events == [.success(1), .completed, .error(TestError())])
  }

  @Test func `RX-04: closures hear the kind they are for; after an element there is no completion`() {
    for maybe in [Maybe.just(1), .empty(), .error(TestError())] {
      _ = maybe.subscribe(
        onSuccess: { history.note("success \($0)") }, onError: { history.note("error \($0)") },
        onCompleted: { history.note("completed") }, onDisposed: { history.note("disposed") })
    }
    #expect(history.lines == ["success 1", "disposed", "completed", "disposed", "error broken", "disposed"])
  }

  @Test func `SM-07: onDisposed is called once, on disposal too`() {
    let subscription = Maybe<Int>.never().subscribe(onDisposed: { history.note("disposed") })
    subscription.dispose()
    subscription.dispose()
    #expect(history.lines == ["disposed"])
  }

  @Test func `SM-08: with an object: the closures receive it while it lives`() {
    for maybe in [Maybe.just(1), .empty(), .error(TestError())] {
      _ = maybe.subscribe(
        with: history, onSuccess: { $0.note("success \($1)") }, onError: { $0.note("error \($1)") },
        onCompleted: { $0.note("completed") }, onDisposed: { $0.note("disposed") })
    }
    #expect(history.lines == ["success 1", "disposed", "completed", "disposed", "error broken", "disposed"])
    let subject = PublishSubject<Int>()
    _ = subject.asMaybe().subscribe(with: History(), onCompleted: { [history] _ in history.note("never") })
    subject.onCompleted()
    #expect(history.lines.last == "disposed")
  }
}
