import Observables
import TestSupport
import Testing
import VirtualTime

struct CompletableCreatingTests {
  @Test func `create sends what the closure gives`() {
    expectPicture(is: "--|") { play in
      Completable.create { completable in
        play.clock.scheduleRelative((), dueTime: .milliseconds(20)) {
          completable(.completed)
          return Disposables.create()
        }
      }
    }
  }

  @Test func `RX-03: the first outcome counts`() {
    func completable(_ events: CompletableEvent...) -> Completable {
      .create { observer in
        for event in events { observer(event) }
        return Disposables.create()
      }
    }
    #expect(completable(.completed, .error(TestError())).asObservable().heard == ["completed"])
    #expect(completable(.error(TestError()), .completed).asObservable().heard == ["error broken"])
  }

  @Test func `create is told its outcome from another thread`() async {
    let history = History()
    await withCheckedContinuation { continuation in
      let source = Completable.create { completable in
        Task {
          completable(.completed)
          continuation.resume()
        }
        return Disposables.create()
      }
      _ = history.follow(source.asObservable())
    }
    #expect(history.lines == ["|"])
  }
}
