import Observables
import TestSupport
import Testing

/// A deprecated function that is called through a protocol warns nobody.
private protocol FormerNames {
  var heard: [String] { get }
}

private struct FormerMaybe: FormerNames {
  @available(*, deprecated)
  var heard: [String] { Maybe<Int>.error(TestError()).catchErrorJustReturn(2).asObservable().heard }
}

struct RenamedMaybeTests {
  @Test func `the former name still does the same`() {
    let names: any FormerNames = FormerMaybe()
    #expect(names.heard == ["2", "completed"])
  }
}
