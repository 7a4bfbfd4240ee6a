import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct UsingTests {
  @Test func `OP-54: the resource is disposed after the end`() {
    let history = History()
    _ = Observable.using(
      { () -> AnyDisposable in
        history.note("open")
        return AnyDisposable { history.note("close") }
      },
      observableFactory: { _ in Observable.just(1) }
    ).subscribe(onNext: { history.note("\($0)") }, onCompleted: { history.note("completed") })
    #expect(history.lines == ["open", "1", "completed", "close"])
  }

  @Test func `SM-45: an observable factory's error disposes the resource`() {
    let flag = BooleanDisposable()
    let source = Observable<Int>.using({ flag }, observableFactory: { _ in throw TestError() })
    #expect(source.heard == ["error broken"])
    #expect(flag.isDisposed)
  }

  @Test func `SM-45: a resource factory's error leaves nothing to dispose`() {
    let source = Observable<Int>.using(
      { () -> BooleanDisposable in throw TestError() }, observableFactory: { _ in .just(1) })
    #expect(source.heard == ["error broken"])
  }

  private struct AnyDisposable: Disposable {
    let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    func dispose() { action() }
  }
}
