import Observables
import TestSupport
import Testing
import VirtualTime

struct SingleWatchingTests {
  private let history = History()

  private func watch(_ single: Single<Int>) -> Single<Int> {
    single.do(
      onSuccess: { history.note("on success \($0)") }, afterSuccess: { history.note("after success \($0)") },
      onError: { history.note("on \($0)") }, afterError: { history.note("after \($0)") },
      onSubscribe: { history.note("subscribe") }, onSubscribed: { history.note("subscribed") },
      onDispose: { history.note("dispose") })
  }

  @Test func `SM-06: do tells of a success`() {
    _ = watch(.just(1)).subscribe(onSuccess: { history.note("\($0)") })
    #expect(history.lines == ["subscribe", "on success 1", "1", "after success 1", "subscribed", "dispose"])
  }

  @Test func `SM-06: do tells of an error`() {
    _ = watch(.error(TestError())).subscribe(onFailure: { history.note("\($0)") })
    #expect(history.lines == ["subscribe", "on broken", "broken", "after broken", "subscribed", "dispose"])
  }

  @Test func `SM-06: a thrown error replaces the outcome`() {
    #expect(Single.just(1).do(onSuccess: { _ in throw TestError() }).asObservable().heard == ["error broken"])
  }
}
