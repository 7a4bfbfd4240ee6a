import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct CombineLatestTests {
  private let names = ["p": "1x", "q": "2x", "r": "2y"]

  @Test func `OP-04, SM-30: the operator sends what its pictures show`() {
    expectPicture("combineLatest combines the latest elements whenever one comes", is: "---p-q-r--|", where: names) {
      Observable.combineLatest([$0.hot("-1---2----|"), $0.hot("---x---y-|")]) { $0.joined() }
    }
    expectPicture("of two sources, too", is: "---p-q-r--|", where: names) {
      Observable.combineLatest($0.hot("-1---2----|"), $0.hot("---x---y-|")) { $0 + $1 }
    }
    expectPicture("a source that completes empty ends it at the element that shows that nothing can come", is: "----|")
    {
      Observable.combineLatest($0.hot("--|"), $0.hot("----a---b-|")) { $0 + $1 }
    }
    expectPicture("a source that completes empty ends it at the element that shows that nothing can come", is: "----|")
    {
      Observable.combineLatest([$0.hot("--|"), $0.hot("----a---b-|")]) { $0.joined() }
    }
    expectPicture("the other way round, too", is: "----|") {
      Observable.combineLatest($0.hot("----a---b-|"), $0.hot("--|")) { $0 + $1 }
    }
    expectPicture("without any element it ends with the last of its sources", is: "---|") {
      Observable.combineLatest($0.hot("-|"), $0.hot("---|")) { $0 + $1 }
    }
    expectPicture("an error that the selector throws ends it", is: "--#") {
      Observable.combineLatest($0.hot("-a"), $0.hot("--b")) { _, _ throws -> Int in throw MarbleError() }
    }
    expectPicture("without sources it sends nothing's combination and completes", is: "[x|]", where: ["x": "[]"]) { _ in
      Observable.combineLatest([Observable<Int>]())
    }
  }

  @Test func `OP-04: sources that send in turns are combined in turns`() {
    let (numbers, letters) = (Observable.of("1", "2"), Observable.of("a", "b"))
    let combined = ["1a", "2a", "2b", "completed"]
    #expect(Observable.combineLatest(numbers, letters) { $0 + $1 }.heard == combined)
    #expect(Observable.combineLatest([numbers, letters]) { $0.joined() }.heard == combined)
  }

  @Test func `OP-04: the first error ends combineLatest and disposes the other sources`() {
    let play = MarblePlay()
    let survivor = play.hot("-a-----b")
    let out = Observable.combineLatest(survivor, play.hot("---#")) { $0 + $1 }
    #expect(play.difference(of: out, from: "---#") == nil)
    #expect(survivor.subscriptions == [Subscription(0, 30)])
  }

  @Test
  func `SM-30: one of a fixed number of sources is disposed before its end is sent, one of a collection after it`() {
    expectDisposalAtTheEnd(
      ofFixed: { .combineLatest($0, $1) { [$0, $1] } }, ofCollection: { .combineLatest([$0, $1]) { $0 } })
  }
}
