import Observables
import TestSupport
import Testing

/// A deprecated function that is called through a protocol warns nobody.
private protocol FormerNames {
  func note(in history: History)
}

private struct FormerSingle: FormerNames {
  @available(*, deprecated)
  func note(in history: History) {
    _ = Single<Int>.error(TestError()).subscribe(onError: { history.note("error \($0)") })
    _ = Single.just(1).subscribe(
      onSuccess: { history.note("success \($0)") }, onError: { history.note("error \($0)") },
      onDisposed: { history.note("disposed") })
    _ = Single<Int>.create { observer in
      observer(.error(TestError()))
      return Disposables.create()
    }.subscribe(onFailure: { history.note("failure \($0)") })
  }
}

struct RenamedSingleTests {
  @Test func `the former names still do the same`() {
    let names: any FormerNames = FormerSingle()
    let history = History()
    names.note(in: history)
    #expect(history.lines == ["error broken", "success 1", "disposed", "failure broken"])
  }
}
