import Observables
import TestSupport
import Testing
import VirtualTime

struct DeferredTests {
  @Test("OP-11 deferred asks its factory per subscription")
  func picture() {
    var made = 0
    let source = Observable<Int>.deferred {
      made += 1
      return .just(made)
    }
    #expect(source.heard == ["1", "completed"])
    #expect(source.heard == ["2", "completed"])
  }

  @Test("OP-11 a thrown error is sent")
  func throwing() {
    #expect(Observable<Int>.deferred { throw TestError() }.heard == ["error broken"])
  }

}
