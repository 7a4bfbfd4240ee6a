import Observables
import TestSupport
import Testing

/// A deprecated function that is called through a protocol warns nobody.
private protocol FormerNames {
  func fill(_ bag: DisposeBag, _ history: History)
}

private struct FormerDisposables: FormerNames {
  @available(*, deprecated)
  func fill(_ bag: DisposeBag, _ history: History) {
    Disposables.create { history.note("added to") }.addDisposableTo(bag)
    bag.addDisposable(Disposables.create { history.note("added") })
  }
}

struct RenamedDisposablesTests {
  @Test func `RX-17: addDisposableTo and addDisposable are former names of disposed(by:) and insert`() {
    let history = History()
    var bag: DisposeBag? = DisposeBag()
    (FormerDisposables() as any FormerNames).fill(bag!, history)
    #expect(history.lines == [])
    bag = nil
    #expect(history.lines == ["added to", "added"])
  }
}
