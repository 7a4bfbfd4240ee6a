import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct RepeatElementTests {
  @Test func `OP-36: repeatElement is endless and can be cut`() {
    expectPicture(is: "[aaa|]") { _ in Observable.repeatElement("a").take(3) }
  }

  @Test func `SM-35: neither repeatElement nor generate grows the stack`() {
    var last = 0
    _ = Observable.generate(initialState: 0, condition: { $0 < 100_000 }, iterate: { $0 + 1 })
      .subscribe(onNext: { last = $0 })
    #expect(last == 99_999)
    var count = 0
    _ = Observable.repeatElement(1).take(100_000).subscribe(onNext: { count += $0 })
    #expect(count == 100_000)
  }
}
