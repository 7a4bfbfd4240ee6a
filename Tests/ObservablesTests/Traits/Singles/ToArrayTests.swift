import Observables
import TestSupport
import Testing
import VirtualTime

struct ToArrayTests {
  @Test("what goes in and what comes out")
  func pictures() {
    expectPicture("toArray collects until the end", is: "-------[x|]", where: ["x": #"["a", "b", "c"]"#]) {
      $0.hot("-a-b-c-|").toArray()
    }
    expectPicture("toArray drops the elements on an error", is: "---#") { $0.hot("-a-#").toArray() }
  }

  @Test("toArray of nothing is an empty array")
  func none() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([Recorded<Event<Int>>.completed(250)])
    #expect(scheduler.start { source.toArray() }.events == [.next(250, []), .completed(250)])
  }

  @Test("each subscription collects anew")
  func anew() {
    let array = Observable.of(1, 2).toArray()
    #expect(array.asObservable().heard == ["[1, 2]", "completed"])
    #expect(array.asObservable().heard == ["[1, 2]", "completed"])
  }
}
