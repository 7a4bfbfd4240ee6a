import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct ZipTests {
  private let names = ["p": "1x", "q": "2y"]

  @Test func `OP-57, SM-29: the operator sends what its pictures show`() {
    expectPicture("zip combines the elements of equal index", is: "---p---q----|", where: names) {
      Observable.zip([$0.hot("-1-2-----3-|"), $0.hot("---x---y----|")]) { $0.joined() }
    }
    expectPicture("two sources complete when both have", is: "---p---q------|", where: names) {
      Observable.zip($0.hot("-1-2|"), $0.hot("---x---y-z----|")) { $0 + $1 }
    }
    expectPicture("a collection completes at the element that has no partner any more", is: "---p---q-|", where: names)
    {
      Observable.zip([$0.hot("-1-2|"), $0.hot("---x---y-z----|")]) { $0.joined() }
    }
    expectPicture(
      "elements wait for their partners also after the completion of their source", is: "-----p|", where: names
    ) {
      Observable.zip($0.hot("1|"), $0.hot("-----x|")) { $0 + $1 }
    }
    expectPicture("without sources it completes at once", is: "|") { _ in Observable.zip([Observable<Int>]()) }
  }

  @Test func `OP-57: the first error ends zip, also one that the selector throws`() {
    let play = MarblePlay()
    let survivor = play.hot("-a---b")
    #expect(play.difference(of: Observable.zip(survivor, play.hot("---#")) { $0 + $1 }, from: "---#") == nil)
    #expect(survivor.subscriptions == [Subscription(0, 30)])
    let again = MarblePlay()
    let throwing = Observable.zip(again.hot("-a"), again.hot("--b")) { _, _ throws -> Int in throw MarbleError() }
    #expect(again.difference(of: throwing, from: "--#") == nil)
  }

  @Test
  func `SM-29: one of a fixed number of sources is disposed before its end is sent, one of a collection after it`() {
    expectDisposalAtTheEnd(ofFixed: { .zip($0, $1) { [$0, $1] } }, ofCollection: { .zip([$0, $1]) { $0 } })
  }
}
