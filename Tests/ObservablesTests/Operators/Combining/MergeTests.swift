import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct MergeTests {
  @Test func `OP-29, SM-25: the operator sends what its pictures show`() {
    expectPicture("merge sends the elements of all sources as they come", is: "-1-2-3----4-|") {
      Observable.merge($0.hot("-1---3-|").asObservable(), $0.hot("---2------4-|").asObservable())
    }
    expectPicture("a first source that is empty at once does not complete the whole", is: "-a-|") {
      Observable.merge([.empty(), $0.hot("-a-|").asObservable()])
    }
  }

  @Test func `OP-29: the first error ends merge and disposes the other sources`() {
    let play = MarblePlay()
    let survivor = play.hot("-a-----b-|")
    let out = Observable.merge([survivor.asObservable(), play.hot("---#").asObservable()])
    #expect(play.difference(of: out, from: "-a-#") == nil)
    #expect(survivor.subscriptions == [Subscription(0, 30)])
  }

  @Test func `OP-29: merge without sources completes at once`() {
    let play = MarblePlay()
    #expect(play.difference(of: Observable<Int>.merge([Observable<Int>]()), from: "|") == nil)
    #expect(play.difference(of: Observable<Int>.merge(AnyCollection([Observable<Int>]())), from: "|") == nil)
  }

  @Test func `OP-29: synchronous sources interleave by turns`() {
    var elements: [Int] = []
    _ = Observable.merge(Observable.of(1, 2, 3), Observable.of(10, 20, 30)).subscribe(onNext: { elements.append($0) })
    #expect(elements == [1, 10, 2, 20, 3, 30])
  }

  @Test func `OP-29: an element sent from inside an observer is delivered nested`() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    var log: [String] = []
    let subscription = Observable.merge(first.asObservable(), second.asObservable()).subscribe(onNext: { element in
      log.append("begin \(element)")
      if element == 1 { second.onNext(2) }
      log.append("end \(element)")
    })
    first.onNext(1)
    subscription.dispose()
    #expect(log == ["begin 1", "begin 2", "end 2", "end 1"])
  }

  @Test func `SM-25: all sources count before the first is subscribed: any of them may be empty at once`() {
    let live = PublishSubject<Int>()
    let history = History()
    let subscription = Observable.merge([.empty(), live, .empty()]).write(to: history)
    live.onNext(1)
    live.onCompleted()
    subscription.dispose()
    #expect(history.lines == ["1", "completed", "disposed"])
    #expect(Observable<Int>.merge([.empty(), .empty()]).heard == ["completed"])
  }

  @Test func `SM-25: a last source that completes at once is disposed before the whole completes`() {
    let history = History()
    let last = Observable<Int>.create { observer in
      observer.onCompleted()
      return Disposables.create { history.note("source disposed") }
    }
    Observable.merge(.just(1), last).write(to: history).dispose()
    #expect(history.lines == ["1", "source disposed", "completed", "disposed"])
  }
}
