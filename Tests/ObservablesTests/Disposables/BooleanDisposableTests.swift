import Observables
import Testing

struct BooleanDisposableTests {
  @Test("the flag is set once and stays set")
  func flag() {
    let flag = BooleanDisposable()
    #expect(!flag.isDisposed)
    flag.dispose()
    #expect(flag.isDisposed)
    flag.dispose()
    #expect(flag.isDisposed)
  }

  @Test("the flag has the first value that it is given", arguments: [true, false])
  func firstValue(isDisposed: Bool) {
    #expect(BooleanDisposable(isDisposed: isDisposed).isDisposed == isDisposed)
  }
}
