import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct DeferredTests {
  @Test func `OP-11: deferred asks its factory per subscription`() {
    var made = 0
    let source = Observable<Int>.deferred {
      made += 1
      return .just(made)
    }
    #expect(source.heard == ["1", "completed"])
    #expect(source.heard == ["2", "completed"])
  }

  @Test func `OP-11: deferred sends the error that its factory throws`() {
    #expect(Observable<Int>.deferred { throw TestError() }.heard == ["error broken"])
  }

  @Test func `SM-10: the factory is let go with the observable, though a subscription lives`() {
    final class Token {}
    weak var token: Token?
    let subject = PublishSubject<Int>()
    let history = History()
    let subscription: any Disposable
    do {
      let held = Token()
      token = held
      subscription = Observable<Int>.deferred { withExtendedLifetime(held) { subject } }.write(to: history)
    }
    #expect(token == nil)
    subject.onNext(1)
    subscription.dispose()
    #expect(history.lines == ["1", "disposed"])
  }
}
