import Observables
import TestSupport
import Testing

/// A deprecated function that is called through a protocol warns nobody.
private protocol FormerNames {
  func heard() -> [[String]]
}

private struct FormerIndexing: FormerNames {
  @available(*, deprecated)
  func heard() -> [[String]] {
    let source = Observable.of(5, 6, 7)
    return [
      source.mapWithIndex { $0 * 10 + $1 }.heard, source.flatMapWithIndex { Observable.just($0 * 10 + $1) }.heard,
      source.skipWhileWithIndex { $0 < 9 && $1 < 1 }.heard, source.takeWhileWithIndex { $0 < 9 && $1 < 1 }.heard,
    ]
  }
}

@Suite(.leakFree) struct RenamedIndexingTests {
  @Test func `OP-21, OP-28, OP-45, OP-51: the former forms with an index still do the same`() {
    let names: any FormerNames = FormerIndexing()
    #expect(
      names.heard() == [
        ["50", "61", "72", "completed"], ["50", "61", "72", "completed"], ["6", "7", "completed"], ["5", "completed"],
      ])
  }
}
