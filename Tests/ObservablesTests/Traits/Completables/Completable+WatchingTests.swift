import Observables
import TestSupport
import Testing
import VirtualTime

struct CompletableWatchingTests {
  private let history = History()

  private func watch(_ completable: Completable) -> Completable {
    completable.do(
      onError: { history.note("on \($0)") }, afterError: { history.note("after \($0)") },
      onCompleted: { history.note("on completed") }, afterCompleted: { history.note("after completed") },
      onSubscribe: { history.note("subscribe") }, onSubscribed: { history.note("subscribed") },
      onDispose: { history.note("dispose") })
  }

  @Test func `OP-11: do changes nothing`() {
    expectPicture(is: "-|") { $0.hot("-|").ignoreElements().asCompletable().do(onCompleted: {}) }
  }

  @Test func `SM-06: do tells of the completion`() {
    _ = watch(.empty()).subscribe(onCompleted: { history.note("completed") })
    #expect(history.lines == ["subscribe", "on completed", "completed", "after completed", "subscribed", "dispose"])
  }

  @Test func `SM-06: do tells of an error`() {
    _ = watch(.error(TestError())).subscribe(onError: { history.note("\($0)") })
    #expect(history.lines == ["subscribe", "on broken", "broken", "after broken", "subscribed", "dispose"])
  }

  @Test func `SM-06: a thrown error replaces the outcome`() {
    #expect(Completable.empty().do(onCompleted: { throw TestError() }).asObservable().heard == ["error broken"])
  }
}
