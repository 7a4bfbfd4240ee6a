import Observables
import TestSupport
import Testing
import VirtualTime

struct ToArrayTests {
  @Test("toArray collects until the end")
  func picture() {
    let play = MarblePlay()
    let out = play.hot("-a-b-c-|").toArray()
    #expect(play.difference(of: out, from: "-------[x|]", where: ["x": #"["a", "b", "c"]"#]) == nil)
  }

  @Test("toArray of nothing is an empty array")
  func none() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([Recorded<Event<Int>>.completed(250)])
    #expect(scheduler.start { source.toArray() }.events == [.next(250, []), .completed(250)])
  }

  @Test("toArray drops the elements on an error")
  func error() {
    let play = MarblePlay()
    #expect(play.difference(of: play.hot("-a-#").toArray(), from: "---#") == nil)
  }

  @Test("each subscription collects anew")
  func anew() {
    let array = Observable.of(1, 2).toArray()
    #expect(array.asObservable().heard == ["[1, 2]", "completed"])
    #expect(array.asObservable().heard == ["[1, 2]", "completed"])
  }
}
