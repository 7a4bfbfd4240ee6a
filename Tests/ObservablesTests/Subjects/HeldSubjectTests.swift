import Observables
import TestSupport
import Testing

@Suite(.leakFree) struct HeldSubjectTests {
  private let subject = PublishSubject<Int>()
  private let history = History()

  private func held() -> (HeldSubject<Int>, RefCountDisposable) {
    let holders = RefCountDisposable(disposable: Disposables.create { [history] in history.note("source let go") })
    return (HeldSubject(subject, holders), holders)
  }

  @Test func `observers of a held subject keep its source until the last of them has left`() {
    let (held, holders) = held()
    let first = held.write(to: history)
    let second = held.subscribe()
    holders.dispose()
    subject.onNext(1)
    first.dispose()
    #expect(history.lines == ["1", "disposed"])
    second.dispose()
    #expect(history.lines == ["1", "disposed", "source let go"])
  }

  @Test func `an end lets go of the source after it was told`() {
    let (held, holders) = held()
    let subscription = held.write(to: history)
    holders.dispose()
    subject.onCompleted()
    subscription.dispose()
    #expect(history.lines == ["completed", "disposed", "source let go"])
  }
}
