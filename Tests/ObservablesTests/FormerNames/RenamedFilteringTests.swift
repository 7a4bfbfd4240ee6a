import Observables
import TestSupport
import Testing

/// A deprecated function that is called through a protocol warns nobody.
private protocol FormerNames {
  func heard() -> [[String]]
}

private struct FormerFiltering: FormerNames {
  @available(*, deprecated)
  func heard() -> [[String]] {
    let source = Observable.of(1, 2, 3)
    return [
      source.elementAt(1).heard, source.takeUntil(Observable.just(0)).heard,
      source.takeUntil(.inclusive) { $0 == 2 }.heard, source.takeWhile { $0 < 2 }.heard,
      source.skipUntil(Observable.just(0)).heard, source.skipWhile { $0 < 2 }.heard,
    ]
  }
}

@Suite(.leakFree) struct RenamedFilteringTests {
  @Test func `OP-17, OP-44, OP-45, OP-50, OP-51: the former names still do the same`() {
    let names: any FormerNames = FormerFiltering()
    #expect(
      names.heard() == [
        ["2", "completed"], ["completed"], ["1", "2", "completed"], ["1", "completed"], ["1", "2", "3", "completed"],
        ["2", "3", "completed"],
      ])
  }
}
