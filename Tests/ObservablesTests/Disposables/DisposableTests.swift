import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct DisposableTests {
  @Test func `RX-17: a disposable of the program's own is kept and disposed as the others are`() {
    final class Timer: Disposable {
      private(set) var stops = 0
      func dispose() { stops += 1 }
    }
    let timer = Timer()
    let source = Observable<Int>.create { _ in timer }
    source.subscribe().dispose()
    #expect(timer.stops == 1)
  }

  @Test func `RX-17: the disposables that hold others have one superclass and know whether they were disposed`() {
    let all: [DisposeBase] = [
      CompositeDisposable(), SerialDisposable(), SingleAssignmentDisposable(),
      RefCountDisposable(disposable: Disposables.create()),
    ]
    let cancelables = all.compactMap { $0 as? any Cancelable }
    #expect(cancelables.map(\.isDisposed) == [false, false, false, false])
    for cancelable in cancelables { cancelable.dispose() }
    #expect(cancelables.map(\.isDisposed) == [true, true, true, true])
  }
}
