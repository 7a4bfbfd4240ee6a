import Observables
import TestSupport
import Testing
import VirtualTime

struct MaybeCreatingTests {
  @Test func `create sends what the closure gives`() {
    expectPicture(is: "--[a|]") { play in
      Maybe<String>.create { maybe in
        play.clock.scheduleRelative((), dueTime: .milliseconds(20)) {
          maybe(.success("a"))
          return Disposables.create()
        }
      }
    }
  }

  @Test func `RX-04: the first outcome counts`() {
    func maybe(_ events: MaybeEvent<Int>...) -> Maybe<Int> {
      .create { observer in
        for event in events { observer(event) }
        return Disposables.create()
      }
    }
    #expect(maybe(.success(1), .completed).asObservable().heard == ["1", "completed"])
    #expect(maybe(.completed, .success(1)).asObservable().heard == ["completed"])
    #expect(maybe(.error(TestError()), .success(1)).asObservable().heard == ["error broken"])
  }

  @Test func `SM-03: just on a scheduler takes a turn for each event`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start { Maybe.just(42, scheduler: scheduler) }
    #expect(result.events == [.next(201, 42), .completed(202)])
  }

  @Test func `create is told its outcome from another thread`() async {
    let history = History()
    await withCheckedContinuation { continuation in
      let source = Maybe<Int>.create { maybe in
        Task {
          maybe(.success(1))
          continuation.resume()
        }
        return Disposables.create()
      }
      _ = history.follow(source.asObservable())
    }
    #expect(history.lines == ["1", "|"])
  }
}
