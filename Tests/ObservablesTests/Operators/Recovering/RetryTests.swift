import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct RetryTests {
  @Test func `OP-38: retry subscribes again without limit`() {
    let play = MarblePlay()
    let source = play.cold("-a-#")
    #expect(play.difference(of: source.retry(), from: "-a--a--a-") == nil)
    #expect(source.subscriptions == [Subscription(0, 30), Subscription(30, 60), Subscription(60, 80)])
  }

  @Test func `OP-38, SM-43: retry(n) makes n attempts in all; the last error surfaces`() {
    let play = MarblePlay()
    let source = play.cold("-a-#")
    #expect(play.difference(of: source.retry(2), from: "-a--a-#") == nil)
    #expect(source.subscriptions == [Subscription(0, 30), Subscription(30, 60)])
  }

  @Test func `OP-38: a completion ends the retrying`() {
    expectPicture(is: "-a-|") { $0.cold("-a-|").retry(3) }
  }

  @Test func `OP-38: failing at once, thousands of times, needs no stack`() {
    var attempts = 0
    let source = Observable<Int>.create { observer in
      attempts += 1
      if attempts < 20_000 { observer.onError(MarbleError()) } else { observer.onNext(attempts) }
      return Disposables.create()
    }
    var elements: [Int] = []
    source.retry().subscribe(onNext: { elements.append($0) }).dispose()
    #expect(elements == [20_000])
  }

  @Test func `SM-04, OP-38: what a source sends after its error is cut off`() {
    var attempts = 0
    let source = Observable<String>.create { observer in
      attempts += 1
      observer.onNext("attempt \(attempts)")
      observer.onError(MarbleError())
      observer.onNext("late")
      return Disposables.create()
    }
    var log: [String] = []
    _ = source.retry(2).subscribe { log.append("\($0)") }
    #expect(log == ["next(attempt 1)", "next(attempt 2)", "error(#)"])
  }
}
