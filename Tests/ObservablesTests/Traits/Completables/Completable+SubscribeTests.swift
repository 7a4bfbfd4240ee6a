import Observables
import TestSupport
import Testing
import VirtualTime

struct CompletableSubscribeTests {
  private let history = History()

  @Test func `RX-03: a closure hears the one outcome`() {
    var events: [CompletableEvent] = []
    _ = Completable.empty().subscribe { events.append($0) }
    _ = Completable.error(TestError()).subscribe { event in
      switch event {
      case .error: events.append(event)
      case .completed: break
      }
    }
    #expect(events == [.completed, .error(TestError())])
  }

  @Test func `RX-03: closures hear the kind they are for`() {
    for completable in [Completable.empty(), .error(TestError())] {
      _ = completable.subscribe(
        onCompleted: { history.note("completed") }, onError: { history.note("error \($0)") },
        onDisposed: { history.note("disposed") })
    }
    _ = Completable.empty().subscribe(onCompleted: { history.note("completed") })
    _ = Completable.empty().subscribe { history.note("trailing") }
    #expect(history.lines == ["completed", "disposed", "error broken", "disposed", "completed", "trailing"])
  }

  @Test func `SM-07: onDisposed is called once, on disposal too`() {
    let subscription = Completable.never().subscribe(onDisposed: { history.note("disposed") })
    subscription.dispose()
    subscription.dispose()
    #expect(history.lines == ["disposed"])
  }

  @Test func `SM-08: with an object: the closures receive it while it lives`() {
    for completable in [Completable.empty(), .error(TestError())] {
      _ = completable.subscribe(
        with: history, onCompleted: { $0.note("completed") }, onError: { $0.note("error \($1)") },
        onDisposed: { $0.note("disposed") })
    }
    #expect(history.lines == ["completed", "disposed", "error broken", "disposed"])
    let subject = PublishSubject<Never>()
    _ = subject.asCompletable().subscribe(with: History(), onCompleted: { [history] _ in history.note("never") })
    subject.onCompleted()
    #expect(history.lines.last == "disposed")
  }
}
