import Observables
import TestSupport
import Testing
import VirtualTime

struct MaybeWatchingTests {
  private let history = History()

  private func watch(_ maybe: Maybe<Int>) -> Maybe<Int> {
    maybe.do(
      onNext: { history.note("on \($0)") }, afterNext: { history.note("after \($0)") },
      onError: { history.note("on \($0)") }, afterError: { history.note("after \($0)") },
      onCompleted: { history.note("on completed") }, afterCompleted: { history.note("after completed") },
      onSubscribe: { history.note("subscribe") }, onSubscribed: { history.note("subscribed") },
      onDispose: { history.note("dispose") })
  }

  @Test func `SM-06: do tells of an element and of the completion after it`() {
    _ = watch(.just(1)).subscribe(onSuccess: { history.note("\($0)") })
    #expect(
      history.lines == [
        "subscribe", "on 1", "1", "after 1", "on completed", "after completed", "subscribed", "dispose",
      ])
  }

  @Test func `SM-06: do tells of completion without an element`() {
    _ = watch(.empty()).subscribe(onCompleted: { history.note("completed") })
    #expect(history.lines == ["subscribe", "on completed", "completed", "after completed", "subscribed", "dispose"])
  }

  @Test func `SM-06: do tells of an error`() {
    _ = watch(.error(TestError())).subscribe(onError: { history.note("\($0)") })
    #expect(history.lines == ["subscribe", "on broken", "broken", "after broken", "subscribed", "dispose"])
  }
}
