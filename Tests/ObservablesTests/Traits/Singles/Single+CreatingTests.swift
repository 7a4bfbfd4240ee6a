import Observables
import TestSupport
import Testing
import VirtualTime

struct SingleCreatingTests {
  @Test func `create sends what the closure gives`() {
    expectPicture(is: "--[a|]") { play in
      Single<String>.create { single in
        play.clock.scheduleRelative((), dueTime: .milliseconds(20)) {
          single(.success("a"))
          return Disposables.create()
        }
      }
    }
  }

  @Test func `SM-55: success is the element and completion, failure the error`() {
    #expect(
      Single.create { single in
        single(.success(1))
        return Disposables.create()
      }.asObservable().heard == ["1", "completed"])
    let failing = Single<Int>.create { single in
      single(.failure(TestError()))
      return Disposables.create()
    }
    #expect(failing.asObservable().heard == ["error broken"])
  }

  @Test func `SM-03: just on a scheduler takes a turn for each event`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start { Single.just(42, scheduler: scheduler) }
    #expect(result.events == [.next(201, 42), .completed(202)])
  }

  @Test func `create is told its outcome from another thread`() async {
    let history = History()
    await withCheckedContinuation { continuation in
      let source = Single<Int>.create { single in
        Task {
          single(.success(1))
          continuation.resume()
        }
        return Disposables.create()
      }
      _ = history.follow(source.asObservable())
    }
    #expect(history.lines == ["1", "|"])
  }
}
