import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct WithLatestFromTests {
  @Test func `OP-56: the operator sends what its pictures show`() {
    expectPicture(
      "withLatestFrom combines each element with the latest of the second", is: "-----x--y-|",
      where: ["x": "(b, 1)", "y": "(c, 2)"]
    ) {
      $0.hot("-a---b--c-|").withLatestFrom($0.hot("---1--2----")) { "(\($0), \($1))" }
    }
    expectPicture("without a selector it sends the latest of the second", is: "--1-2-|") {
      $0.hot("--a-b-|").withLatestFrom($0.hot("-1-2"))
    }
  }

  @Test func `SM-31, OP-56: completion of the second source changes nothing, its last element stays`() {
    let play = MarblePlay()
    let second = play.hot("-1|")
    #expect(play.difference(of: play.hot("---a-b-|").withLatestFrom(second), from: "---1-1-|") == nil)
    #expect(second.subscriptions == [Subscription(0, 20)])
  }

  @Test func `SM-31, OP-56: an error of the second source ends the sequence`() {
    let play = MarblePlay()
    let first = play.hot("-a-b-|")
    #expect(play.difference(of: first.withLatestFrom(play.hot("1-#")), from: "-1#") == nil)
    #expect(first.subscriptions == [Subscription(0, 20)])
  }

  @Test func `SM-31, OP-56: the second source is subscribed first, and disposed with the first one`() {
    let play = MarblePlay()
    let second = play.hot("1-----")
    let out = Observable.just("a").withLatestFrom(Observable.just("b")) { $0 + $1 }
    #expect(play.difference(of: out, from: "[x|]", where: ["x": "ab"]) == nil)
    #expect(play.difference(of: Observable<String>.empty().withLatestFrom(second), from: "|") == nil)
    #expect(second.subscriptions == [Subscription(200, 200)])
  }

  @Test func `OP-56: an error that the selector throws ends the sequence`() {
    let play = MarblePlay()
    let first = play.hot("--a-b-|")
    let out = first.withLatestFrom(play.hot("-1")) { _, _ throws -> Int in throw MarbleError() }
    #expect(play.difference(of: out, from: "--#") == nil)
    #expect(first.subscriptions == [Subscription(0, 20)])
  }
}
