import Observables
import TestSupport
import Testing
import VirtualTime

/// A deprecated function that is called through a protocol warns nobody.
private protocol FormerNames {
  func values() -> [Int]
}

private struct FormerBinding: FormerNames {
  @available(*, deprecated)
  func values() -> [Int] {
    let (first, second) = (Variable(0), Variable<Int?>(nil))
    var values: [Int] = []
    for bind in [
      { Observable.just(1).bind(to: first) }, { Observable.just(2).bindTo(first) },
      { Driver.just(3).drive(first) },
    ] {
      bind().dispose()
      values.append(first.value)
    }
    for bind in [
      { Observable.just(4).bind(to: second) }, { Observable.just(5).bindTo(second) },
      { Driver.just(6).drive(second) },
    ] {
      bind().dispose()
      values.append(second.value ?? 0)
    }
    return values
  }
}

struct VariableBindingTests {
  @Test func `elements are bound to a variable, optional or not`() {
    let names: any FormerNames = FormerBinding()
    #expect(VirtualClock().whilePlaying { names.values() } == [1, 2, 3, 4, 5, 6])
  }
}
