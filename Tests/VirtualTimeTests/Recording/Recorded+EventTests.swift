import Observables
import Testing
import VirtualTime

private struct TestError: Error {}

struct RecordedEventTests {
  @Test func `each kind of event has a maker`() {
    let next: Recorded<Event<Int>> = .next(1, 5)
    #expect(next == Recorded(time: 1, value: .next(5)))
    let completed: Recorded<Event<Int>> = .completed(2)
    #expect(completed == Recorded(time: 2, value: .completed))
    let error: Recorded<Event<Int>> = .error(3, TestError())
    #expect(error == Recorded(time: 3, value: .error(TestError())))
  }

  @Test func `the type of the elements can be said`() {
    #expect(Recorded.completed(2, Int.self) == Recorded(time: 2, value: Event<Int>.completed))
    #expect(Recorded.error(3, TestError(), Int.self) == Recorded(time: 3, value: Event<Int>.error(TestError())))
  }

  @Test func `events are recorded one by one or as an array`() {
    let messages = Recorded.events(.next(210, 2), .next(220, 3), .completed(250))
    #expect(messages == [.next(210, 2), .next(220, 3), .completed(250)])
    #expect(Recorded.events(messages) == messages)
    let tail: [Recorded<Event<Int>>] = Recorded.events([.error(250, TestError())])
    #expect(tail == [.error(250, TestError())])
  }

  @Test func `optional elements need no more words than others`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, nil), .next(220, 1 as Int?)])
    #expect(scheduler.start { source }.events == [.next(210, nil), .next(220, 1)])
  }
}
