import Observables
import TestSupport
import Testing

/// A deprecated function that is called through a protocol warns nobody.
private protocol FormerNames {
  func note(in history: History)
}

private struct FormerCreating: FormerNames {
  @available(*, deprecated)
  func note(in history: History) {
    _ = Observable.from(1 as Int?).write(to: history)
    _ = Observable<Int>.from(nil).write(to: history)
    _ = Observable.from(2 as Int?, scheduler: CurrentThreadScheduler.instance).write(to: history)
    // An array is a sequence, and no optional.
    let array: Observable<Int> = .from([3, 4])
    _ = array.write(to: history)
    _ = Observable.from([5]).map { $0 + 1 }.write(to: history)
  }
}

struct RenamedCreatingTests {
  @Test func `the former names still do the same`() {
    let names: any FormerNames = FormerCreating()
    let history = History()
    names.note(in: history)
    #expect(
      history.lines.filter { $0 != "disposed" } == [
        "1", "completed", "completed", "2", "completed", "3", "4", "completed", "6", "completed",
      ])
  }
}
