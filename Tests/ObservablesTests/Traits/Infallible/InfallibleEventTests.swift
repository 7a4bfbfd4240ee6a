import Observables
import TestSupport
import Testing

struct InfallibleEventTests {
  @Test func `SM-58: an infallible event stands for an event`() {
    #expect("\(InfallibleEvent.next(1).event)" == "next(1)")
    #expect(InfallibleEvent<Int>.completed.event.isCompleted)
  }

  @Test func `SM-58: a sequence of infallible events can be dematerialized`() {
    let events = Observable.of(InfallibleEvent.next(1), .next(2), .completed, .next(3))
    #expect(events.dematerialize().heard == ["1", "2", "completed"])
  }
}
