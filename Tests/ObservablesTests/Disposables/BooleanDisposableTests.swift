import Observables
import Testing

struct BooleanDisposableTests {
  @Test func `the flag is set once and stays set`() {
    let flag = BooleanDisposable()
    #expect(!flag.isDisposed)
    flag.dispose()
    #expect(flag.isDisposed)
    flag.dispose()
    #expect(flag.isDisposed)
  }

  @Test(arguments: [true, false])
  func `the flag has the first value that it is given`(isDisposed: Bool) {
    #expect(BooleanDisposable(isDisposed: isDisposed).isDisposed == isDisposed)
  }
}
