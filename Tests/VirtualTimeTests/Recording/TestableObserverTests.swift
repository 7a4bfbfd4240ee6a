import Observables
import Testing
import VirtualTime

struct TestableObserverTests {
  @Test func `an observer records what it receives with the time of its scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer: TestableObserver<String> = scheduler.createObserver(String.self)
    scheduler.scheduleAt(10) { observer.onNext("a") }
    scheduler.scheduleAt(20) { observer.on(.next("b")) }
    scheduler.scheduleAt(30) { observer.onCompleted() }
    scheduler.start()
    #expect(observer.events == [.next(10, "a"), .next(20, "b"), .completed(30)])
    #expect(observer.events.compactMap(\.value.element) == ["a", "b"])
  }

  @Test func `an observer records every event, also after an end`() {
    let observer = TestScheduler(initialClock: 7).createObserver(Int.self)
    observer.onCompleted()
    observer.onNext(1)
    #expect(observer.events == [.completed(7), .next(7, 1)])
  }
}
