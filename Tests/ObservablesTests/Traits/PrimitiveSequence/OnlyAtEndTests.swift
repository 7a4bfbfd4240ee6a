import Observables
import TestSupport
import Testing
import VirtualTime

struct OnlyAtEndTests {
  @Test func `SM-54: a second element ends a single at once and disposes its source`() {
    let play = MarblePlay()
    let source = play.hot("-a-b-c-|")
    #expect(play.difference(of: source.asSingle(), from: "---#") == nil)
    #expect(source.subscriptions == [Subscription(0, 30)])
    let again = MarblePlay()
    #expect(again.difference(of: again.hot("-a-b-c-|").asMaybe(), from: "---#") == nil)
  }

  @Test func `SM-54: an error of the source comes at once and drops the element`() {
    expectPicture(is: "---#") { $0.hot("-a-#").asSingle() }
  }

  @Test func `SM-54: an optional element that is nil counts as one`() {
    #expect(Observable<Int?>.just(nil).asSingle().asObservable().heard == ["nil", "completed"])
    #expect(
      Observable<Int?>.of(nil, nil).asSingle().asObservable().heard == [
        "error Sequence contains more than one element."
      ])
  }
}
