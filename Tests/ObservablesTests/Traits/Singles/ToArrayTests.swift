import Observables
import TestSupport
import Testing
import VirtualTime

struct ToArrayTests {
  @Test func `the operator sends what its pictures show`() {
    expectPicture("toArray collects until the end", is: "-------[x|]", where: ["x": #"["a", "b", "c"]"#]) {
      $0.hot("-a-b-c-|").toArray()
    }
    expectPicture("toArray drops the elements on an error", is: "---#") { $0.hot("-a-#").toArray() }
  }

  @Test func `toArray of nothing is an empty array`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([Recorded<Event<Int>>.completed(250)])
    #expect(scheduler.start { source.toArray() }.events == [.next(250, []), .completed(250)])
  }

  @Test func `each subscription collects anew`() {
    let array = Observable.of(1, 2).toArray()
    #expect(array.asObservable().heard == ["[1, 2]", "completed"])
    #expect(array.asObservable().heard == ["[1, 2]", "completed"])
  }
}
