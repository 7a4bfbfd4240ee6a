import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct AmbTests {
  @Test func `OP-01: amb sends the events of the source that sends first`() {
    let play = MarblePlay()
    let loser = play.hot("---1---2-|")
    #expect(play.difference(of: loser.amb(play.hot("--x-y-z--|")), from: "--x-y-z--|") == nil)
    #expect(loser.subscriptions == [Subscription(0, 20)])
  }

  @Test func `OP-01: amb of a list sends the events of the first source, and never ends without sources`() {
    let play = MarblePlay()
    let out = Observable.amb([.never(), play.hot("--b-|").asObservable(), play.hot("-c-|").asObservable()])
    #expect(play.difference(of: out, from: "-c-|") == nil)
    #expect(play.difference(of: Observable.amb([Observable<Int>]()), from: "-----") == nil)
  }

  @Test func `OP-01: a source that speaks at once leaves the others alone`() {
    let play = MarblePlay()
    let other = play.hot("-a")
    #expect(play.difference(of: Observable.just("x").amb(other), from: "[x|]") == nil)
    #expect(other.subscriptions == [])
  }

  @Test(arguments: 0...2)
  func `SM-32: any first event elects; the loser is disposed at that instant`(kind: Int) {
    let scheduler = TestScheduler(initialClock: 0)
    let first: [Recorded<Event<Int>>] = [
      [.next(210, 1), .completed(400)], [.completed(210)], [.error(210, TestError())],
    ][kind]
    let winner = scheduler.createHotObservable(first)
    let loser = scheduler.createHotObservable([.next(220, 2), .completed(300)])
    let result = scheduler.start { winner.amb(loser) }
    #expect(result.events == first)
    #expect(loser.subscriptions == [Subscription(200, 210)])
  }
}
