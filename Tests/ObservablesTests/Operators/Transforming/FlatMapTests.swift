import Observables
import TestSupport
import Testing
import VirtualTime

struct FlatMapTests {
  @Test("OP-21 flatMap sends the elements of all inner sequences")
  func picture() {
    let play = MarblePlay()
    let source = play.hot("-a---b---|")
    let out = source.flatMap { letter in play.cold("xx|").map { _ in letter } }
    #expect(play.difference(of: out, from: "-aa--bb--|") == nil)
  }

  @Test("OP-21 synchronous inner sequences interleave")
  func trampolined() {
    #expect(
      Observable.of(1, 2, 3).flatMap { Observable.of($0 * 10, $0 * 10 + 1) }.heard == [
        "10", "11", "20", "21", "30", "31", "completed",
      ])
  }

  @Test("26 the outer completion disposes the outer subscription and waits for inner sequences")
  func completion() {
    let play = MarblePlay()
    let source = play.hot("-a-|")
    let out = source.flatMap { _ in play.cold("--x--y|") }
    #expect(play.difference(of: out, from: "---x--y|") == nil)
    #expect(source.subscriptions == [Subscription(0, 30)])
  }

  @Test("26 an inner error ends all")
  func error() {
    let play = MarblePlay()
    let source = play.hot("-a-b-----|")
    let out = source.flatMap { $0 == "a" ? play.cold("x--x--x|") : play.cold("-#") }
    #expect(play.difference(of: out, from: "-x--[x#]") == nil)
    #expect(source.subscriptions == [Subscription(0, 40)])
  }

  @Test("a fused just keeps the order of a subscribed one")
  func fused() {
    let history = History()
    let subject = PublishSubject<Int>()
    let subscription = subject.flatMap { Observable.just($0) }.subscribe(onNext: { value in
      history.note("in \(value)")
      if value == 1 { subject.onNext(2) }
      history.note("out \(value)")
    })
    subject.onNext(1)
    subscription.dispose()
    subject.onNext(3)
    #expect(history.lines == ["in 1", "in 2", "out 2", "out 1"])
  }

  @Test("OP-06 concatMap takes one inner sequence after the other")
  func concatMap() {
    let play = MarblePlay()
    let source = play.hot("-a-b-------|")
    let out = source.concatMap { letter in play.cold("x--x|").map { _ in letter } }
    #expect(play.difference(of: out, from: "-a--ab--b--|") == nil)
  }

  @Test("OP-06 concatMap of synchronous sequences")
  func concatMapSync() {
    #expect(
      Observable.of(1, 2).concatMap { Observable.of($0 * 10, $0 * 10 + 1) }.heard == [
        "10", "11", "20", "21", "completed",
      ])
  }

  @Test("27 merge(maxConcurrent:) runs as many as allowed")
  func maxConcurrent() {
    let play = MarblePlay()
    let source = play.hot("[abc]-----|")
    let out = source.map { letter in play.cold("--x|").map { _ in letter } }.merge(maxConcurrent: 2)
    #expect(play.difference(of: out, from: "--[ab]--c|") == nil)
  }

}
