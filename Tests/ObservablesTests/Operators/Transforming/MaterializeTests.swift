import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct MaterializeTests {
  @Test func `OP-30: materialize turns the end into an element`() {
    expectPicture(is: "-n-[e|]", where: ["n": "next(a)", "e": "error(#)"]) { $0.hot("-a-#").materialize() }
  }

  @Test func `OP-14: dematerialize stops at the first end`() {
    let events = Observable.of(Event.next(1), .completed, .next(2))
    #expect(events.dematerialize().heard == ["1", "completed"])
  }
}
