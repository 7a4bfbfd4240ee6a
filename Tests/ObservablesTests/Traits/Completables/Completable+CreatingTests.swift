import Observables
import TestSupport
import Testing
import VirtualTime

struct CompletableCreatingTests {
  @Test("create sends what the closure gives")
  func picture() {
    expectPicture(is: "--|") { play in
      Completable.create { completable in
        play.clock.scheduleRelative((), dueTime: .milliseconds(20)) {
          completable(.completed)
          return Disposables.create()
        }
      }
    }
  }

  @Test("RX-03: the first outcome counts")
  func outcomes() {
    func completable(_ events: CompletableEvent...) -> Completable {
      .create { observer in
        for event in events { observer(event) }
        return Disposables.create()
      }
    }
    #expect(completable(.completed, .error(TestError())).asObservable().heard == ["completed"])
    #expect(completable(.error(TestError()), .completed).asObservable().heard == ["error broken"])
  }
}
