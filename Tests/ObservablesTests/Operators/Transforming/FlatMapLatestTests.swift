import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct FlatMapLatestTests {
  @Test func `OP-22, SM-28: the operator sends what its pictures show`() {
    expectPicture("flatMapLatest sends the latest inner sequence only", is: "-a-b--b----|") { play in
      play.hot("-a-b-------|").flatMapLatest { letter in play.cold("x--x|").map { _ in letter } }
    }
    expectPicture("completes when source and latest are over", is: "---x-|") { play in
      play.hot("-a|").flatMapLatest { _ in play.cold("--x-|") }
    }
  }

  @Test func `OP-22: a synchronous inner sequence is left after its first element for the next one`() {
    let latest = Observable.of("1", "2", "3").flatMapLatest { Observable.of($0 + "0", $0 + "1") }
    #expect(latest.heard == ["10", "20", "30", "31", "completed"])
  }

  @Test func `SM-28: switchLatest ends with the outer and the latest inner sequence; the others are disposed`() {
    let scheduler = TestScheduler(initialClock: 0)
    let inners = [[Recorded.next(10, 1), .next(90, 2), .completed(200)], [.next(10, 3), .completed(300)]]
      .map { (events: [Recorded<Event<Int>>]) in scheduler.createColdObservable(events) }
    let outer = scheduler.createHotObservable([.next(250, inners[0]), .next(300, inners[1]), .completed(350)])
    let result = scheduler.start { outer.switchLatest() }
    #expect(result.events == [.next(260, 1), .next(310, 3), .completed(600)])
    #expect(inners.map(\.subscriptions) == [[Subscription(250, 300)], [Subscription(300, 600)]])
    let late = TestScheduler(initialClock: 0)
    let inner = late.createColdObservable([Recorded<Event<Int>>.completed(10)])
    let slow = late.createHotObservable([.next(250, inner), .completed(400)])
    #expect(late.start { slow.switchLatest() }.events == [.completed(400)])
  }

  @Test func `SM-28: an inner sequence that ends is disposed before its end is sent`() {
    func events(_ end: (PublishSubject<Int>) -> Void) -> [String] {
      let history = History()
      let inner = PublishSubject<Int>()
      let watched = inner.do(onDispose: { history.note("inner disposed") })
      _ = Observable.just(0).flatMapLatest { _ in watched }.write(to: history)
      end(inner)
      return history.lines
    }
    #expect(events { $0.onCompleted() } == ["inner disposed", "completed", "disposed"])
    #expect(events { $0.onError(TestError()) } == ["inner disposed", "error broken", "disposed"])
  }

  @Test func `SM-28: an inner sequence that comes while the one before it is disposed at its end is the latest`() {
    func events(_ end: (PublishSubject<Int>) -> Void) -> [String] {
      let outer = PublishSubject<Observable<Int>>()
      let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
      let history = History()
      _ = outer.switchLatest().write(to: history)
      outer.onNext(
        first.do(onDispose: {
          outer.onNext(second)
          outer.onCompleted()
        }))
      end(first)
      second.onNext(2)
      second.onCompleted()
      return history.lines
    }
    #expect(events { $0.onCompleted() } == ["2", "completed", "disposed"])
    #expect(events { $0.onError(TestError()) } == ["2", "completed", "disposed"])
  }
}
